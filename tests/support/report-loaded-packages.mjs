import { writeSync } from 'node:fs'
import Module, { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/** Preloaded into the product: writes a line for each file of a package that it loads. */

const report = `import { writeSync } from 'node:fs'
export async function load(url, context, next) {
  const loaded = await next(url, context)
  if (url.includes('/node_modules/')) writeSync(2, 'loaded ' + url + '\\n')
  return loaded
}`
if (isMainThread) register(`data:text/javascript,${encodeURIComponent(report)}`)
for (const extension of ['.js', '.cjs', '.node']) {
  const load = Module._extensions[extension] ?? Module._extensions['.js']
  Module._extensions[extension] = (module, file) => {
    load(module, file)
    if (file.includes('/node_modules/')) writeSync(2, `loaded ${file}\n`)
  }
}
