import type { CatalogEntry } from '@/lib/catalog/schema'
import type { TransformTheme } from '../../types'
import type { Kind } from './kinds'
import { from, seedOf } from './pick'
import type { Disguise, ThemeData } from './schema'
import { themeData } from './themes'

/** A tool to be dressed, and what the catalogue knows of it. */
export interface Wearer {
  text: string
  entry: CatalogEntry | undefined
}

/** Hands out the names of a theme, each once in a stack, and its notes and pictures, each as seldom as it can be. */
export class Wardrobe {
  readonly #worn = new Set<string>()
  readonly #theme: TransformTheme
  readonly #data: ThemeData
  readonly #own: readonly string[]
  readonly #ids: ReadonlySet<string>
  #pictures: string[] = []
  #sequels: string[] = []

  /** `all` are the tools of the stack at hand: a disguise under which one of them shows is none. */
  constructor(theme: TransformTheme, all: readonly Wearer[]) {
    this.#theme = theme
    this.#data = themeData(theme)
    this.#own = all.map(({ text }) => text.toLowerCase()).filter((name) => name.length > 2)
    this.#ids = new Set(all.flatMap(({ entry }) => entry?.id ?? []))
  }

  dress({ text, entry }: Wearer, kind: Kind): { name: string; note: string } {
    const own = text.trim().toLowerCase()
    const disguises = this.#bestFirst(from(this.#data.tools[kind], seedOf(this.#theme, own)), entry?.id)
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
        return { name: disguise.name, note: disguise.note ?? this.#sequel(name) }
      }
    throw new Error(`the theme ${this.#theme} has no name left for the kind ${kind}`)
  }

  /** No picture comes again before every other one has come. */
  picture(name: string): string {
    if (this.#pictures.length === 0) this.#pictures = [...this.#data.icons]
    return `lucide:${this.#draw(this.#pictures, name)}`
  }

  #sequel(name: string): string {
    if (this.#sequels.length === 0) this.#sequels = [...this.#data.sequels]
    return this.#draw(this.#sequels, name)
  }

  #draw(left: string[], name: string): string {
    const [drawn] = left.splice(seedOf(this.#theme, name) % left.length, 1)
    return drawn ?? ''
  }

  /** What was made for this tool, then what anybody wears, and last what was made for another tool of the stack. */
  #bestFirst(disguises: readonly Disguise[], id: string | undefined): Disguise[] {
    const rank = ({ for: tools = [] }: Disguise) => {
      if (id !== undefined && tools.includes(id)) return 0
      return tools.some((tool) => this.#ids.has(tool)) ? 2 : 1
    }
    return [...disguises].sort((a, b) => rank(a) - rank(b))
  }

  /** The plain names, then their models, whose jokes are other ones: "Winamp Deluxe", "Winamp Deluxe on CD-ROM". */
  *#models(disguises: readonly Disguise[]): Generator<{ name: string; note?: string }> {
    yield* disguises
    const { lead, models, editions } = this.#data
    const all = [
      ...models.map((model) => [model, '']),
      ...editions.map((edition) => ['', edition]),
      ...models.flatMap((model) => editions.map((edition) => [model, edition])),
    ] as const
    for (const [model, edition] of all)
      for (const { name } of disguises) {
        const words = lead ? [model, name, edition] : [name, model, edition]
        yield { name: words.filter((word) => word !== '').join(' ') }
      }
  }
}
