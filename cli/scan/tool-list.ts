import { catalogEntry } from '@/lib/catalog/entries'
import { isHardware } from '@/lib/catalog/categories'
import { impliedTools, knownTools, type NamedTool } from '@/lib/engine/embedded/manifests/known-tools'
import type { PackageRef } from '@/lib/engine/embedded/manifests/package-ref'

/** A tool with the files or programs that show it. */
export interface ScannedTool extends NamedTool {
  readonly sources: readonly string[]
}

/** Collects tools from many sources, each tool once. */
export class ToolList {
  private readonly byKey = new Map<string, NamedTool & { sources: string[] }>()

  addRefs(refs: readonly PackageRef[], source: string): void {
    for (const { ref: _, ...tool } of knownTools(refs)) this.add(tool, source)
  }

  addNames(names: readonly string[], source: string): void {
    for (const tool of impliedTools(names)) this.add(tool, source)
  }

  addIds(ids: readonly string[], source: string): void {
    for (const id of ids) {
      const entry = catalogEntry(id)
      if (entry) this.add({ entry, text: entry.name, category: entry.category }, source)
    }
  }

  /** A package is never hardware: "orange" in a list of packages is not a pencil. */
  private add(tool: NamedTool, source: string): void {
    if (isHardware(tool.category)) return
    const key = tool.entry?.id ?? tool.text.toLowerCase()
    const known = this.byKey.get(key)
    if (known === undefined) this.byKey.set(key, { ...tool, sources: [source] })
    else if (!known.sources.includes(source)) known.sources.push(source)
  }

  tools(): ScannedTool[] {
    return [...this.byKey.values()]
  }
}
