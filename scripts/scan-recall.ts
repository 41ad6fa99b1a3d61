import { readFileSync } from 'node:fs'
import path from 'node:path'
import { scanFolder } from '@/cli/scan/scan-folder'
import { entryNamed } from '@/lib/catalog/name-index'

/**
 * `npx tsx scripts/scan-recall.ts FOLDER LIST.json`: measures the recall and precision of scans of
 * real repositories against lists made by hand. FOLDER has one checkout per folder. LIST has
 * `{named, also}` by the name of each folder: tools that its files name, and others that are right
 * to find (languages by file names), which count for precision only. Names of `named` that neither
 * the catalogue nor the scan knows are printed and not counted.
 */
const [folder = '', file = ''] = process.argv.slice(2)
const lists = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { named: string[]; also: string[] }>

const percent = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10} %`
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** A library without an entry is known by its name alone. */
const namesOf = (tool: string): string[] => [tool.toLowerCase(), entryNamed(tool)?.id ?? tool.toLowerCase()]

const results = Object.entries(lists).map(([name, { named, also }]) => {
  const found = scanFolder(path.join(folder, name)).tools
  const foundNames = new Set(found.flatMap(({ entry, text }) => [text.toLowerCase(), entry?.id ?? '']))
  const isFound = (tool: string) => namesOf(tool).some((known) => foundNames.has(known))
  const right = new Set([...named, ...also].flatMap(namesOf))
  const wrong = found.filter(({ entry, text }) => !right.has(text.toLowerCase()) && !right.has(entry?.id ?? ''))
  const known = named.filter((tool) => isFound(tool) || entryNamed(tool) !== undefined)
  const missed = known.filter((tool) => !isFound(tool))
  return { name, known, missed, found, wrong, unknown: named.filter((tool) => !known.includes(tool)) }
})

for (const { name, known, missed, found, wrong, unknown } of results)
  console.log(
    [
      `${name}: recall ${percent(known.length - missed.length, known.length)}, precision ${percent(found.length - wrong.length, found.length)}`,
      `  missed: ${missed.join(', ')}`,
      `  wrong: ${wrong.map(({ text, sources }) => `${text} (${sources[0]})`).join(', ')}`,
      `  not in the catalogue: ${unknown.join(', ')}`,
    ].join('\n'),
  )
const [known, missed, found, wrong] = [
  sum(results.map((one) => one.known.length)),
  sum(results.map((one) => one.missed.length)),
  sum(results.map((one) => one.found.length)),
  sum(results.map((one) => one.wrong.length)),
]
console.log(
  `${results.length} repositories: recall ${percent(known - missed, known)} of ${known}, precision ${percent(found - wrong, found)} of ${found}`,
)
