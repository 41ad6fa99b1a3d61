import { readFileSync } from 'node:fs'
import { readTools } from '@/lib/engine/embedded/read/read'
import { readWish } from '@/lib/engine/embedded/wishes/read-wish'
import { answerPrompt } from '@/lib/engine/embedded/generate'
const cases = readFileSync('tests/eval/held-out/personas.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l) as {lang:string,personas:string[],prompt:string})
const per: Record<string,[number,number,number]> = {}
const sizes:number[]=[],secs:number[]=[];let bad=0
for (const c of cases) {
  const wish = readWish(c.prompt, readTools(c.prompt))?.wish
  const ok = wish?.personas.slice(0,1).some(p => c.personas.includes(p.id))
  let n=0,s=0
  try { const x=answerPrompt({prompt:c.prompt,tools:'',intelligence:false}).sections; n=x.reduce((a,s)=>a+s.tools.length,0);s=x.length; if(process.env.S&&c.prompt.includes(process.env.S))for(const q of x)console.log(q.title,':',q.tools.map(t=>t.text).join(', ')) } catch {}
  if(n>0){sizes.push(n);secs.push(s); if(n<12||n>25||s<4||s>7)bad++}
  const p = per[c.lang] ??= [0,0,0]; p[0]++; if (ok) p[1]++; if(n>0)p[2]++
  if(process.env.V&&(!wish||n===0)) console.log('  NO', c.prompt, !!wish, n)
}
console.log(Object.entries(per).map(([k,p])=>k+' '+p.join('/')).join('  '))
const m=(g:number[])=>g.reduce((a,b)=>a+b,0)/g.length; console.log('sizes', m(sizes),Math.min(...sizes),Math.max(...sizes),'sections',m(secs),Math.min(...secs),Math.max(...secs),'bad',bad,'of',sizes.length)
