import type { CatalogEntry } from '@/lib/catalog/schema'
import type { TransformTheme } from '../../types'
import type { Kind } from './kinds'
import { NEIGHBOURS } from './neighbours'
import { rotated, seedOf } from '../seed'
import type { Replacement, ThemeData } from './schema'
import { themeData } from './themes'

/** A tool before the transform, its kind and its entry. */
export interface Original {
  text: string
  kind: Kind
  entry: CatalogEntry | undefined
}

interface NameAndNote {
  name: string
  note: string
}

/**
 * Assigns replacements of a theme to the tools of a stack. No name is used twice; notes and icons
 * repeat as late as possible.
 */
export class Replacements {
  readonly #used = new Set<string>()
  readonly #theme: TransformTheme
  readonly #data: ThemeData
  readonly #own: readonly string[]
  readonly #assigned = new Map<Original, NameAndNote>()
  readonly #seeds = new Map<Original, number>()
  /** Cached, because the same names are tried for each of up to a thousand tools. */
  readonly #revealing = new Map<string, boolean>()
  /** For each kind its unused models. `shown` are those whose name contains the name of a tool. */
  readonly #modelsLeft = new Map<Kind, { shown: string[]; more: Generator<{ name: string }> }>()
  #icons: string[] = []
  #sequels: string[] = []

  /** `all` are the tools of the stack. A replacement must not contain the name of one of them. */
  constructor(theme: TransformTheme, all: readonly Original[]) {
    this.#theme = theme
    this.#data = themeData(theme)
    this.#own = all.map(({ text }) => text.toLowerCase()).filter((name) => name.length > 2)
    const choices: readonly ((original: Original) => Iterable<Partial<NameAndNote>>)[] = [
      (original) => this.#madeForEntry(original),
      (original) => this.#ofKind(original.kind, original),
      (original) => this.#ofNeighbours(original),
      (original) => this.#nextModel(original),
      (original) => modelsOf(this.#ofKinds(original), this.#data),
    ]
    // All tools try the best source of names before any tool tries the next one.
    for (const choice of choices)
      for (const original of all) if (!this.#assigned.has(original)) this.#assign(original, () => choice(original))
  }

  of(original: Original): NameAndNote {
    const assigned = this.#assigned.get(original)
    if (!assigned) throw new Error(`the theme ${this.#theme} has no name left for the kind ${original.kind}`)
    return assigned
  }

  /**
   * Assigns the first unused name that contains no tool of the stack, else one that does not
   * contain this tool.
   */
  #assign(original: Original, choices: () => Iterable<Partial<NameAndNote>>): void {
    const own = original.text.trim().toLowerCase()
    for (const isAllowed of [
      (name: string) => !name.includes(own) && !this.#reveals(name),
      (name: string) => !name.includes(own),
    ])
      for (const { name = '', note } of choices()) {
        const key = name.toLowerCase()
        if (this.#used.has(key) || !isAllowed(key)) continue
        this.#used.add(key)
        this.#assigned.set(original, { name, note: note ?? this.#sequel(key) })
        return
      }
  }

  /** Whether the name, in lower case, contains the name of a tool of the stack. */
  #reveals(name: string): boolean {
    const known = this.#revealing.get(name)
    if (known !== undefined) return known
    const reveals = this.#own.some((own) => name.includes(own))
    this.#revealing.set(name, reveals)
    return reveals
  }

  /** No icon repeats before each other one was used. */
  icon(name: string): string {
    if (this.#icons.length === 0) this.#icons = [...this.#data.icons]
    return `lucide:${this.#draw(this.#icons, name)}`
  }

  #sequel(name: string): string {
    if (this.#sequels.length === 0) this.#sequels = [...this.#data.sequels]
    return this.#draw(this.#sequels, name)
  }

  #draw(left: string[], name: string): string {
    const [drawn] = left.splice(seedOf(this.#theme, name) % left.length, 1)
    return drawn ?? ''
  }

  #madeForEntry(original: Original): Replacement[] {
    const { kind, entry } = original
    return this.#ofKind(kind, original).filter(
      (replacement) => entry !== undefined && replacement.for?.includes(entry.id),
    )
  }

  /** Replacements of similar kinds, without those made for an entry. */
  #ofNeighbours(original: Original): Replacement[] {
    return NEIGHBOURS[original.kind]
      .flatMap((neighbour) => this.#ofKind(neighbour, original))
      .filter((replacement) => !replacement.for)
  }

  /**
   * The next unused model of a kind. The tools of a kind share one generator, so that a thousand of
   * them take linear time.
   */
  #nextModel(original: Original): Partial<NameAndNote>[] {
    const own = original.text.trim().toLowerCase()
    const models = this.#modelsLeft.get(original.kind) ?? {
      shown: [],
      more: modelsOf(this.#ofKinds(original), this.#data),
    }
    this.#modelsLeft.set(original.kind, models)
    const at = models.shown.findIndex((name) => !name.toLowerCase().includes(own))
    if (at >= 0) return models.shown.splice(at, 1).map((name) => ({ name }))
    for (let next = models.more.next(); !next.done; next = models.more.next()) {
      const { name } = next.value
      const key = name.toLowerCase()
      if (this.#used.has(key) || this.#reveals(key)) continue
      if (!key.includes(own)) return [next.value]
      models.shown.push(name)
    }
    return []
  }

  #ofKinds(original: Original): Replacement[][] {
    return [original.kind, ...NEIGHBOURS[original.kind]].map((near) => this.#ofKind(near, original))
  }

  #ofKind(kind: Kind, original: Original): Replacement[] {
    const seed = this.#seeds.get(original) ?? seedOf(this.#theme, original.text.trim().toLowerCase())
    this.#seeds.set(original, seed)
    return rotated(this.#data.tools[kind], seed)
  }
}

/**
 * Variants of these names: "Winamp Deluxe", "Eudora Gold on CD-ROM". Their notes are the theme's
 * `sequels`.
 */
function* modelsOf(namesOfKinds: Replacement[][], { lead, models, editions }: ThemeData): Generator<{ name: string }> {
  const additions = [
    ...models.map((model) => [model, '']),
    ...editions.map((edition) => ['', edition]),
    ...models.flatMap((model) => editions.map((edition) => [model, edition])),
  ]
  for (const names of namesOfKinds)
    // Consecutive names get different models, so that "Deluxe" does not repeat.
    for (const round of additions.keys())
      for (const [at, { name }] of names.entries()) {
        const [model = '', edition = ''] = additions[(round + at) % additions.length] ?? []
        const words = lead ? [model, name, edition] : [name, model, edition]
        yield { name: words.filter((word) => word !== '').join(' ') }
      }
}
