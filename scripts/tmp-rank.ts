import { readFileSync } from 'node:fs'
import { decodeModel } from '@/lib/engine/embedded/models/sparse-model'
import { rankPersonas } from '@/lib/engine/embedded/wishes/rank-personas'
import { readParaphrases, readPersonaTexts } from '@/lib/engine/training/persona-examples'
import { trainPersonas } from '@/lib/engine/training/train-personas'
const {train,test}=readParaphrases()
const t0=Date.now()
const bytes=trainPersonas(readPersonaTexts(), train)
const t1=Date.now()
const m=decodeModel(bytes)
console.log('bytes',bytes.length,'train ms',t1-t0,'decode ms',Date.now()-t1,'train',train.length,'test',test.length)
const ev=(cases:{lang:string,personas:string[],prompt:string}[],show=false)=>{const per:any={}
for(const c of cases){const r=rankPersonas(c.prompt,m);const at=r.findIndex(({id})=>c.personas.includes(id));for(const k of [c.lang==='en'?'en':'other',...(c.lang==='en'?[]:[c.lang])]){const p=per[k]??=[0,0,0];p[0]++;if(at===0)p[1]++;if(at>=0&&at<5)p[2]++}
 if(show&&at!==0)console.log('  ',c.lang,c.prompt,'→',r.slice(0,3).map(x=>x.id+' '+x.score).join(', '),'≠',c.personas[0],at)}
for(const[k,p]of Object.entries<any>(per))console.log(k,p.join(' '),(100*p[1]/p[0]).toFixed(1)+'%')}
console.log('fresh');ev(readFileSync('tests/eval/held-out/personas.jsonl','utf8').trim().split('\n').map(l=>JSON.parse(l)),process.env.V==='1')
console.log('writers');ev(test.map(p=>({lang:p.lang,personas:[p.persona],prompt:p.text})),process.env.V==='2')
