import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The faces of the pictures, out of our own packages. Those of the themes cover Latin; Geist stands in for the rest. */
const FACES = [
  { name: 'Geist', weight: 400, file: 'geist/dist/fonts/geist-sans/Geist-Regular.ttf' },
  { name: 'Geist', weight: 700, file: 'geist/dist/fonts/geist-sans/Geist-Bold.ttf' },
  { name: 'Orbitron', weight: 700, file: '@fontsource/orbitron/files/orbitron-latin-700-normal.woff' },
  { name: 'Comic Neue', weight: 700, file: '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff' },
  { name: 'Exo 2', weight: 700, file: '@fontsource/exo-2/files/exo-2-latin-700-normal.woff' },
] as const

const read = async ({ name, weight, file }: (typeof FACES)[number]) => ({
  name,
  weight,
  style: 'normal' as const,
  data: await readFile(path.join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules', file)),
})

let loaded: Promise<Awaited<ReturnType<typeof read>>[]> | undefined

export const previewFonts = () => (loaded ??= Promise.all(FACES.map(read)))
