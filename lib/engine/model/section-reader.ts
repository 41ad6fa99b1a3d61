import { JSONParser } from '@streamparser/json'
import { z } from 'zod'
import { MAX_SECTIONS } from '../embedded/sections/arrange'
import { MalformedAnswer } from './failure'
import { MAX_TOOLS_PER_SECTION, type ModelSection } from './grounding'

const text = z.string().catch('')
const LenientTool = z.object({ name: text, description: text, link: text })
const LenientSection = z.object({
  title: text,
  tools: z.array(LenientTool.catch({ name: '', description: '', link: '' })),
})

/**
 * Parses streamed `{"sections": […]}` in time linear in its length, and calls back for each
 * complete section. Ignores text around the JSON: code fences and a sentence before it.
 */
export class SectionReader {
  readonly #parser = new JSONParser({ paths: ['$.sections', '$.sections.*', '$.sections.*.tools.*'] })
  readonly #onSection: (section: ModelSection) => void
  #hasBegun = false
  #isComplete = false
  #isFull = false
  #count = 0
  #failure: Error | undefined

  constructor(onSection: (section: ModelSection) => void) {
    this.#onSection = onSection
    this.#parser.onError = (error) => (this.#failure ??= error)
    this.#parser.onValue = ({ value, key, parent, stack }) => {
      if (this.isDone) return
      if (stack.length === 1) this.#isComplete = Array.isArray(value)
      else if (stack.length === 2) this.#endSection(value)
      // A section is complete at the maximum number of tools; further tools are ignored.
      else if (key === MAX_TOOLS_PER_SECTION - 1 && Array.isArray(parent)) this.#fillSection(stack.at(-1)?.value)
    }
  }

  /** Whether the whole answer, or the maximum number of sections, was read. */
  get isDone(): boolean {
    return this.#isComplete || this.#count >= MAX_SECTIONS
  }

  write(delta: string): void {
    if (this.isDone) return
    let json = delta
    if (!this.#hasBegun) {
      const begin = delta.indexOf('{')
      if (begin < 0) return
      this.#hasBegun = true
      json = delta.slice(begin)
    }
    this.#parser.write(json)
    if (this.#failure && !this.isDone) throw new MalformedAnswer('the JSON is invalid', { cause: this.#failure })
  }

  #fillSection(section: unknown): void {
    this.#emit(section)
    this.#isFull = true
  }

  #endSection(section: unknown): void {
    if (!this.#isFull) this.#emit(section)
    this.#isFull = false
  }

  #emit(value: unknown): void {
    const { success, data } = LenientSection.safeParse(value)
    if (!success) return
    this.#count += 1
    this.#onSection(data)
  }
}
