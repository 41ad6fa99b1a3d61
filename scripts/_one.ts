import { readTools } from '@/lib/engine/embedded/read'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readWish } from '@/lib/engine/embedded/wish/read-wish'
for (const p of process.argv.slice(2)) { const r = readTools(p); console.log('##', p, '\n  told:', r.tools.map((t) => t.text + (t.entry ? '' : '?')).join(', '), '| wish:', readWish(p, r as never) ? 'yes' : 'no'); try { console.log('  =>', generateStack({ prompt: p, tools: '' } as never).flatMap((s) => s.tools.map((t) => t.text)).slice(0, 14).join(', ')) } catch (e) { console.log('  =>', (e as Error).message) } }
