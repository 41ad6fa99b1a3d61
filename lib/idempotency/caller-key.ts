import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { authSecret } from '@/lib/auth/secret'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Derives id and encryption key from a caller's Idempotency-Key, which is not stored. Without it
 * the stored response cannot be read: it may contain a claim secret, and the request a password.
 */
export class CallerKey {
  /** The id of the stored response. */
  readonly id: string
  readonly #secret: Buffer

  constructor(caller: string, key: string) {
    this.id = createHash('sha256').update(`${caller}\n${key}`).digest('base64url')
    this.#secret = Buffer.from(hkdfSync('sha256', authSecret(), this.id, `idempotency ${key}`, 32))
  }

  /** Distinguishes requests without revealing their content. */
  fingerprint(...parts: readonly (string | Uint8Array)[]): string {
    const hmac = createHmac('sha256', this.#secret)
    for (const part of parts) hmac.update(`${part.length} `).update(part)
    return hmac.digest('base64url')
  }

  async seal(text: string): Promise<Uint8Array<ArrayBuffer>> {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#secret, nonce)
    const sealed = Buffer.concat([cipher.update(await pack(text)), cipher.final()])
    return new Uint8Array(Buffer.concat([nonce, cipher.getAuthTag(), sealed]))
  }

  async open(sealed: Uint8Array): Promise<string> {
    const decipher = createDecipheriv(CIPHER, this.#secret, sealed.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const packed = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return (await unpack(packed)).toString()
  }
}
