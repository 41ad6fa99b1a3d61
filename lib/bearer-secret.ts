import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 bits that is given out once and stored only as a hash. */
export const newBearerSecret = (): string => randomBytes(32).toString('base64url')

export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
