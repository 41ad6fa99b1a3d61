import type { CatalogEntry } from '@/lib/catalog/schema'
import type { TransformTheme } from '../../types'
import type { Kind } from './kinds'
import { NEIGHBOURS } from './neighbours'
import { from, seedOf } from '../draw'
import type { Disguise, ThemeData } from './schema'
import { themeData } from './themes'

/** A tool to be dressed, what it is, and what the catalogue knows of it. */
export interface Wearer {
  text: string
  kind: Kind
  entry: CatalogEntry | undefined
}

interface Costume {
  name: string
  note: string
}

/** Hands out the names of a theme, each once in a stack, and its notes and pictures, each as seldom as it can be. */
export class Wardrobe {
  readonly #worn = new Set<string>()
  readonly #theme: TransformTheme
  readonly #data: ThemeData
  readonly #own: readonly string[]
  readonly #costumes = new Map<Wearer, Costume>()
  readonly #seeds = new Map<Wearer, number>()
  /** The same names are offered to every tool, and a stack may have a thousand of them. */
  readonly #telling = new Map<string, boolean>()
  /** Of each kind the models that no tool has yet: `shown` are those that show a tool by a short name. */
  readonly #modelsLeft = new Map<Kind, { shown: string[]; more: Generator<{ name: string }> }>()
  #pictures: string[] = []
  #sequels: string[] = []

  /** `all` are the tools of the stack at hand: a disguise under which one of them shows is none. */
  constructor(theme: TransformTheme, all: readonly Wearer[]) {
    this.#theme = theme
    this.#data = themeData(theme)
    this.#own = all.map(({ text }) => text.toLowerCase()).filter((name) => name.length > 2)
    const choices: readonly ((wearer: Wearer) => Iterable<Partial<Costume>>)[] = [
      (wearer) => this.#tailored(wearer),
      (wearer) => this.#of(wearer.kind, wearer),
      (wearer) => this.#borrowed(wearer),
      (wearer) => this.#nextModel(wearer),
      (wearer) => modelsOf(this.#ofKinds(wearer), this.#data),
    ]
    // Everybody takes what was made for them, then what was made for their kind, before anybody borrows.
    for (const choice of choices)
      for (const wearer of all) if (!this.#costumes.has(wearer)) this.#fit(wearer, () => choice(wearer))
  }

  costume(wearer: Wearer): Costume {
    const costume = this.#costumes.get(wearer)
    if (!costume) throw new Error(`the theme ${this.#theme} has no name left for the kind ${wearer.kind}`)
    return costume
  }

  /** The first name that nobody wears and that shows no tool of the stack, or else that does not show this tool. */
  #fit(wearer: Wearer, choices: () => Iterable<Partial<Costume>>): void {
    const own = wearer.text.trim().toLowerCase()
    for (const hides of [
      (name: string) => !name.includes(own) && !this.#tells(name),
      (name: string) => !name.includes(own),
    ])
      for (const { name = '', note } of choices()) {
        const key = name.toLowerCase()
        if (this.#worn.has(key) || !hides(key)) continue
        this.#worn.add(key)
        this.#costumes.set(wearer, { name, note: note ?? this.#sequel(key) })
        return
      }
  }

  /** Whether the name, in small letters, shows a tool of the stack. */
  #tells(name: string): boolean {
    const known = this.#telling.get(name)
    if (known !== undefined) return known
    const tells = this.#own.some((own) => name.includes(own))
    this.#telling.set(name, tells)
    return tells
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

  #tailored(wearer: Wearer): Disguise[] {
    const { kind, entry } = wearer
    return this.#of(kind, wearer).filter((disguise) => entry !== undefined && disguise.for?.includes(entry.id))
  }

  /** What nobody of the kinds that do nearly the same job wears. */
  #borrowed(wearer: Wearer): Disguise[] {
    return NEIGHBOURS[wearer.kind]
      .flatMap((neighbour) => this.#of(neighbour, wearer))
      .filter((disguise) => !disguise.for)
  }

  /** The next free model of a kind's names. The tools of a kind share the row: a thousand of them would each walk it. */
  #nextModel(wearer: Wearer): Partial<Costume>[] {
    const own = wearer.text.trim().toLowerCase()
    const models = this.#modelsLeft.get(wearer.kind) ?? { shown: [], more: modelsOf(this.#ofKinds(wearer), this.#data) }
    this.#modelsLeft.set(wearer.kind, models)
    const at = models.shown.findIndex((name) => !name.toLowerCase().includes(own))
    if (at >= 0) return models.shown.splice(at, 1).map((name) => ({ name }))
    for (let next = models.more.next(); !next.done; next = models.more.next()) {
      const { name } = next.value
      const key = name.toLowerCase()
      if (this.#worn.has(key) || this.#tells(key)) continue
      if (!key.includes(own)) return [next.value]
      models.shown.push(name)
    }
    return []
  }

  #ofKinds(wearer: Wearer): Disguise[][] {
    return [wearer.kind, ...NEIGHBOURS[wearer.kind]].map((near) => this.#of(near, wearer))
  }

  #of(kind: Kind, wearer: Wearer): Disguise[] {
    const seed = this.#seeds.get(wearer) ?? seedOf(this.#theme, wearer.text.trim().toLowerCase())
    this.#seeds.set(wearer, seed)
    return from(this.#data.tools[kind], seed)
  }
}

/** The next models of these names, whose jokes are other ones: "Winamp Deluxe", "Eudora Gold on CD-ROM". */
function* modelsOf(namesOfKinds: Disguise[][], { lead, models, editions }: ThemeData): Generator<{ name: string }> {
  const additions = [
    ...models.map((model) => [model, '']),
    ...editions.map((edition) => ['', edition]),
    ...models.flatMap((model) => editions.map((edition) => [model, edition])),
  ]
  for (const names of namesOfKinds)
    // Names beside each other get another model each: a shelf full of "Deluxe" is a dull one.
    for (const round of additions.keys())
      for (const [at, { name }] of names.entries()) {
        const [model = '', edition = ''] = additions[(round + at) % additions.length] ?? []
        const words = lead ? [model, name, edition] : [name, model, edition]
        yield { name: words.filter((word) => word !== '').join(' ') }
      }
}
