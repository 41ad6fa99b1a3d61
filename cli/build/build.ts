import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUNDLE, LICENCES, makeBundle } from './bundle'

/** `npm run build:cli`: writes the committed bundle. */
const { program, licences } = await makeBundle()
mkdirSync(path.dirname(BUNDLE), { recursive: true })
writeFileSync(BUNDLE, program)
chmodSync(BUNDLE, 0o755)
writeFileSync(LICENCES, licences)
console.log(`${BUNDLE}: ${Math.round(Buffer.byteLength(program) / 1000)} kB`)
