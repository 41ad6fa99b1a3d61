import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { BUNDLE, bundleText } from './bundle'

/** `npm run build:cli`: writes the committed bundle. */
const text = await bundleText()
mkdirSync(path.dirname(BUNDLE), { recursive: true })
writeFileSync(BUNDLE, text)
chmodSync(BUNDLE, 0o755)
console.log(`${BUNDLE}: ${Math.round(Buffer.byteLength(text) / 1000)} kB`)
