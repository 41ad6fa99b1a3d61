/** Features of one decision, hashed into buckets. Training and run time share this code, so that both see the same. */
export class FeatureSet {
  private readonly found = new Set<number>()

  constructor(private readonly bits: number) {}

  add(feature: string): void {
    this.found.add(bucketOf(feature, this.bits))
  }

  /** A number as one of a few sizes: 0, 1, 2, 3–4, 5–8, 9–16 … */
  addSize(feature: string, size: number): void {
    this.add(`${feature}=${size < 3 ? size : 32 - Math.clz32(size - 1) + 1}`)
  }

  get buckets(): readonly number[] {
    return [...this.found]
  }
}

/** FNV-1a over the code units of the text. */
export function bucketOf(feature: string, bits: number): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) >>> (32 - bits)
}
