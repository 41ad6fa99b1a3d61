import { expect, test } from 'vitest'
import { Guest } from '../support/people'
import { startProduct } from '../support/product'
import { stack } from '../support/stacks'

// promise: no-ssrf
test('the unconfigured product runs with outgoing sockets refused, and tries to open none', async () => {
  const product = await startProduct({
    NODE_OPTIONS: '--import ./tests/support/block-outgoing-sockets.mjs',
    NEXT_TELEMETRY_DISABLED: '',
  })
  try {
    const guest = new Guest(product.origin)
    const made = await guest.post('/api/techstack', stack())
    expect(made.status).toBe(201)
    for (const path of ['/', '/about', `/?share=${made.json.shareCode}`, '/api/explore-data', '/sitemap.xml'])
      expect((await guest.get(path)).status).toBe(200)
    const preview = await fetch(`${product.origin}/api/preview/${made.json.shareCode}?v=1`)
    expect(preview.status).toBe(200)
    expect((await preview.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
    expect(product.output()).not.toContain('OUTGOING SOCKET')
  } finally {
    await product.stop()
  }
})
