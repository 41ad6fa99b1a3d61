import { createHash, randomBytes } from 'node:crypto'

/** A secret that is handed out once, and with which whoever holds it may do one thing: 256 bits, kept as a hash alone. */
export const newBearerSecret = (): string => randomBytes(32).toString('base64url')

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
