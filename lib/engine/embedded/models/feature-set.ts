/** Features of one decision, hashed into buckets. Training and run time share this code, so that both see the same. */
export class FeatureSet {
  readonly buckets: number[] = []
  private readonly isIn: Uint8Array

  constructor(private readonly bits: number) {
    this.isIn = new Uint8Array(1 << Math.max(0, bits - 3))
  }

  /** A feature in up to four parts, so that none has to be put together. */
  add(feature: string, second = '', third = '', fourth = ''): void {
    const hash = hashOf(hashOf(hashOf(hashOf(BASIS, feature), second), third), fourth)
    const bucket = bucketOfHash(hash, this.bits)
    const byte = this.isIn[bucket >> 3] ?? 0
    const bit = 1 << (bucket & 7)
    if ((byte & bit) !== 0) return
    this.isIn[bucket >> 3] = byte | bit
    this.buckets.push(bucket)
  }
}

const BASIS = 0x811c9dc5

/** FNV-1a over the code units of the text. */
function hashOf(before: number, text: string): number {
  let hash = before
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

function bucketOfHash(hash: number, bits: number): number {
  const mixed = hash ^ (hash >>> 15)
  return (Math.imul(mixed, 0x2c1b3c6d) >>> 0) >>> (32 - bits)
}

export const bucketOf = (feature: string, bits: number): number => bucketOfHash(hashOf(BASIS, feature), bits)
