import type { Category } from '@/lib/catalog/categories'
import type { CatalogEntry, Tag } from '@/lib/catalog/schema'
import { catalogue, catalogueDetails } from './data'

/** Replaces lib/catalog/entries.ts in the bundle. */

/** A catalogue entry that is parsed when first used: a scan uses few of them. */
class BundledEntry implements CatalogEntry {
  readonly maker = ''
  readonly aliases: string[] = []
  readonly everyday: string[] = []
  readonly contexts: string[] = []
  readonly goesWith: string[] = []

  constructor(
    private readonly line: string,
    private readonly at: number,
  ) {}

  get id(): string {
    return this.line.slice(0, this.line.indexOf('\t'))
  }

  get name(): string {
    return this.field(1)
  }

  get category(): Category {
    return this.field(2) as Category
  }

  get tags(): Tag[] {
    return wordsOf(this.field(3)) as Tag[]
  }

  get packages(): string[] {
    return wordsOf(this.line.slice(this.line.lastIndexOf('\t') + 1))
  }

  get link(): string {
    return detailAt(this.at, 0)
  }

  get icon(): string {
    return detailAt(this.at, 1)
  }

  get color(): string {
    return detailAt(this.at, 2)
  }

  get label(): string {
    return detailAt(this.at, 3)
  }

  get description(): string {
    return detailAt(this.at, 4)
  }

  private field(at: number): string {
    return this.line.split('\t')[at] ?? ''
  }
}

const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(' '))

let detailLines: readonly string[] | undefined

function detailAt(at: number, field: number): string {
  detailLines ??= catalogueDetails().split('\n')
  return (detailLines[at] ?? '').split('\t')[field] ?? ''
}

let entries: readonly BundledEntry[] | undefined
let byId: ReadonlyMap<string, BundledEntry> | undefined

export const catalogEntries = (): readonly BundledEntry[] =>
  (entries ??= catalogue()
    .entries.split('\n')
    .map((line, at) => new BundledEntry(line, at)))

export function catalogEntry(id: string): BundledEntry | undefined {
  byId ??= new Map(catalogEntries().map((entry) => [entry.id, entry]))
  return byId.get(id)
}
