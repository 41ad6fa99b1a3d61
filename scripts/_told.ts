import { readFileSync } from 'node:fs'
import { generateStack } from '@/lib/engine/embedded/generate'
for (const prompt of readFileSync(process.argv[2]!, 'utf8').trim().split('\n')) {
  try {
    const s = generateStack({ prompt, tools: '' } as never)
    const low = prompt.toLowerCase()
    const out = s.flatMap((x) => x.tools.map((t) => t.text))
    const foreign = out.filter((t) => !low.includes(t.toLowerCase().split(' ').at(-1)!))
    console.log(`\n## ${prompt.slice(0, 160)}\n   ${foreign.length > 5 ? '!!WISH ' : ''}${s.map((x) => x.title + ': ' + x.tools.map((t) => t.text).join(', ')).join(' | ').slice(0, 700)}`)
  } catch (e) { console.log('\n##', prompt.slice(0, 100), '\n  ERR', (e as Error).message) }
}
