import type { TransformTheme } from '../../types'
import type { Kind } from './kinds'
import { from, seedOf } from './pick'
import type { Disguise } from './schema'
import { themeData } from './themes'

/** Hands out the names of a theme, each once in a stack, and its pictures, each as seldom as it can be. */
export class Wardrobe {
  readonly #worn = new Set<string>()
  readonly #theme: TransformTheme
  readonly #own: readonly string[]
  #pictures: string[] = []

  /** `own` are the names of the stack at hand: a disguise under which one of them shows is none. */
  constructor(theme: TransformTheme, own: readonly string[]) {
    this.#theme = theme
    this.#own = own.map((name) => name.toLowerCase()).filter((name) => name.length > 2)
  }

  dress(text: string, kind: Kind): Disguise {
    const own = text.trim().toLowerCase()
    const disguises = from(themeData(this.#theme).tools[kind], seedOf(this.#theme, own))
    // First a name that shows no tool of the stack, then one that does not show this tool.
    for (const hides of [
      (name: string) => !name.includes(own) && !this.#own.some((other) => name.includes(other)),
      (name: string) => !name.includes(own),
      (name: string) => name !== own,
    ])
      for (const disguise of this.#models(disguises)) {
        const name = disguise.name.toLowerCase()
        if (this.#worn.has(name) || !hides(name)) continue
        this.#worn.add(name)
        return disguise
      }
    throw new Error(`the theme ${this.#theme} has no name left for the kind ${kind}`)
  }

  /** No picture comes again before every other one has come. */
  picture(name: string): string {
    if (this.#pictures.length === 0) this.#pictures = [...themeData(this.#theme).icons]
    const [picture] = this.#pictures.splice(seedOf(this.#theme, name) % this.#pictures.length, 1)
    return `lucide:${picture}`
  }

  /** The plain names, then their models: "Winamp Deluxe", "Winamp on CD-ROM", "Winamp Deluxe on CD-ROM". */
  *#models(disguises: readonly Disguise[]): Generator<Disguise> {
    const { lead, models, editions } = themeData(this.#theme)
    const all = [
      ['', ''],
      ...models.map((model) => [model, '']),
      ...editions.map((edition) => ['', edition]),
      ...models.flatMap((model) => editions.map((edition) => [model, edition])),
    ] as const
    for (const [model, edition] of all)
      for (const { name, note } of disguises) {
        const words = lead ? [model, name, edition] : [name, model, edition]
        yield { name: words.filter((word) => word !== '').join(' '), note }
      }
  }
}
