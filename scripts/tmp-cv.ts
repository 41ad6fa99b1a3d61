import { decodeModel } from '@/lib/engine/embedded/models/sparse-model'
import { rankPersonas } from '@/lib/engine/embedded/wishes/rank-personas'
import { readParaphrases, readPersonaTexts } from '@/lib/engine/training/persona-examples'
import { trainPersonas, SHARES } from '@/lib/engine/training/train-personas'
const {train}=readParaphrases(); const texts=readPersonaTexts()
const FOLDS=Number(process.env.FOLDS??3)
for(const arg of process.argv.slice(2)){
 for(const kv of arg.split(',')){const[k,v]=kv.split('=');(SHARES as any)[k!]=Number(v)}
 let ok=0,ok5=0,n=0,fx=0,fn=0
 for(let f=0;f<FOLDS;f++){const m=decodeModel(trainPersonas(texts,train.filter((_,i)=>i%FOLDS!==f)));
  train.forEach((p,i)=>{if(i%FOLDS!==f)return;const r=rankPersonas(p.text,m);n++;const hit=r[0]?.id===p.persona;if(hit)ok++;if(p.lang!=='en'){fn++;if(hit)fx++};if(r.slice(0,5).some(x=>x.id===p.persona))ok5++})}
 console.log(arg,n,(100*ok/n).toFixed(1),(100*ok5/n).toFixed(1),'other langs',fn,(100*fx/fn).toFixed(1))
}
