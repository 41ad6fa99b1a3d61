import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MAX_OWN_ICONS } from '@/lib/icons/limits'
import { sharedEmbedded } from '../support/api'
import { BLOB_TOKEN, startBlobService, type BlobService } from '../support/blob-service'
import { Guest, signUp, type User } from '../support/people'
import { png, webp } from '../support/pictures'
import { startProduct, type Product } from '../support/product'
import type { SharedProduct } from '../support/shared-products'
import { stack, tool } from '../support/stacks'

const send = (by: Guest, raw: string | Uint8Array, type = 'image/png') =>
  by.call('POST', '/api/icons', { raw, headers: { 'content-type': type } })

/** The compressed pixel data of a PNG, without metadata that names the stack. */
function pixelsOf(png: Buffer): Buffer {
  const pixels: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      pixels.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  return Buffer.concat(pixels)
}

const shown = async (origin: string, iconId: string) => {
  const response = await fetch(`${origin}/api/icons/${iconId}`)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('uploaded icons', () => {
  let product: SharedProduct['product']
  let user: User
  beforeAll(async () => {
    ;({ product } = await sharedEmbedded())
    user = await signUp(product.origin)
  })

  test.each([
    ['a PNG', png(), 'image/png'],
    ['a WebP', webp, 'image/webp'],
  ])('%s is stored unchanged and served to every visitor and origin', async (_what, bytes, type) => {
    const answer = await send(user, bytes, type)
    expect(answer.status, answer.text).toBe(201)
    expect(answer.json.icon_id).toMatch(/^[\w:.-]{20,80}$/)
    const icon = await shown(product.origin, answer.json.icon_id)
    expect(icon.bytes).toEqual(bytes)
    expect(Object.fromEntries(icon.response.headers)).toMatchObject({
      'content-type': type,
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    })
  })

  test('an uploaded SVG is sanitised with any content type, also from a form', async () => {
    const nasty =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="alert(1)"><script>alert(1)</script><rect width="1" height="1"/></svg>'
    const form = new FormData()
    form.append('icon', new File([nasty], 'nasty.png', { type: 'image/png' }))
    const answers = [await send(user, nasty, 'image/svg+xml'), await send(user, nasty, 'image/png')]
    const response = await fetch(`${product.origin}/api/icons`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}` },
      body: form,
    })
    const ids = [...answers.map(({ json }) => json.icon_id), ((await response.json()) as { icon_id: string }).icon_id]
    for (const id of ids) {
      const icon = await shown(product.origin, id)
      expect(icon.response.headers.get('content-type')).toBe('image/svg+xml')
      expect(icon.response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(icon.bytes.toString()).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
      )
    }
  })

  // promise: shared-rate-limits
  test('a link preview shows letters in place of an uploaded SVG, because the server does not draw it', async () => {
    const picture = async (iconId: string) => {
      const sections = { Mine: [tool('Lathe', { icon_id: iconId, color: '#336699' })] }
      const fields = { name: 'One tool', twitterHandle: '', sections, sectionOrder: ['Mine'] }
      const { json: made } = await user.post('/api/techstack', stack(fields))
      return pixelsOf((await shown(product.origin, `../preview/${made.shareCode}`)).bytes)
    }
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>'
    const uploaded = async (raw: string | Uint8Array) => String((await send(user, raw)).json.icon_id)
    const lettered = await picture('')
    expect(await picture(await uploaded(drawing))).toEqual(lettered)
    expect(await picture(await uploaded(png()))).not.toEqual(lettered)
    expect(await picture('logos:react')).not.toEqual(lettered)
  })

  test('a tool saved with its name only is shown with the catalogue’s icon', async () => {
    const sections = { Design: [tool('Figma'), tool('Grunkle')] }
    const { json: made } = await user.post('/api/techstack', stack({ sections, sectionOrder: ['Design'] }))
    const page = await (await fetch(`${product.origin}/?share=${made.shareCode}`)).text()
    const shownTools = (await user.get(`/stack/${made.shareCode}.json`)).json.sections[0].tools
    expect(page).toMatch(/<img src="\/api\/icons\/[^"]*figma/)
    expect(shownTools).toMatchObject([
      { name: 'Figma', icon: expect.stringContaining('figma') },
      { name: 'Grunkle', icon: '' },
    ])
    const stored = (await user.get(`/api/techstack/${made.shareCode}`)).json.sections.Design
    expect(stored).toMatchObject([{ icon_id: '' }, { icon_id: '' }])
  })

  test('two uploads of one picture get different ids, which the client cannot choose', async () => {
    const names = [await send(user, png()), await send(user, png())].map(({ json }) => json.icon_id)
    expect(new Set(names).size).toBe(2)
    expect((await user.call('PUT', `/api/icons/${names[0]}`, { raw: png(8) })).status).toBe(405)
  })

  test('a file that is no icon is refused with a message', async () => {
    const refused: [string | Uint8Array, string, number][] = [
      ['GIF89a', 'image/png', 400],
      ['<html><script>alert(1)</script></html>', 'image/svg+xml', 400],
      ['<svg><g></svg>', 'image/svg+xml', 400],
      ['', 'image/png', 400],
      [png().subarray(0, 50), 'image/png', 400],
      [png(5000, 1), 'image/png', 400],
      ['no form', 'multipart/form-data; boundary=x', 400],
      [Buffer.concat([png(), Buffer.alloc(100_000)]), 'image/png', 413],
      ['hello', 'text/plain', 415],
    ]
    for (const [raw, type, status] of refused) {
      const answer = await send(user, raw, type)
      expect([answer.status, answer.json?.error], String(raw).slice(0, 20)).toEqual([status, expect.any(String)])
    }
  })

  test('only the owner deletes an icon', async () => {
    const owner = await signUp(product.origin)
    const { icon_id: id } = (await send(owner, png())).json
    const remove = async (by: Guest, name: string) => (await by.call('DELETE', `/api/icons/${name}`)).status
    expect(await remove(new Guest(product.origin), id)).toBe(401)
    expect(await remove(user, id)).toBe(403)
    expect(await remove(owner, 'logos:react')).toBe(404)
    expect((await shown(product.origin, id)).response.status).toBe(200)
    expect(await remove(owner, id)).toBe(200)
    expect((await shown(product.origin, id)).response.status).toBe(404)
    expect(await remove(owner, id)).toBe(404)
  })

  test('an account has at most a hundred icons, also with concurrent uploads, and a deleted icon frees one place', async () => {
    const owner = await signUp(product.origin)
    const first = (await send(owner, png())).json.icon_id as string
    for (let count = 2; count < MAX_OWN_ICONS; count++) expect((await send(owner, png())).status).toBe(201)
    const last = await Promise.all([send(owner, png()), send(owner, png())])
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(last.map(({ json }) => json.error).join('')).toContain('Remove one on your account page first.')
    expect((await owner.call('DELETE', `/api/icons/${first}`)).status).toBe(200)
    expect((await send(owner, png())).status).toBe(201)
  })

  test.each([
    ['delete', 404],
    ['keep', 200],
  ] as const)(
    'after an account is deleted with the choice %s for its stacks, its icons answer %i',
    async (stacks, status) => {
      const owner = await signUp(product.origin)
      const { icon_id: id } = (await send(owner, png())).json
      expect((await owner.get('/api/account/export', { cookie: owner.cookie })).json.icons).toEqual([
        { id, createdAt: expect.any(String) },
      ])
      const end = await owner.call('DELETE', '/api/account', {
        body: { confirm: owner.email, stacks },
        headers: { cookie: owner.cookie },
      })
      expect(end.status, end.text).toBe(200)
      expect((await shown(product.origin, id)).response.status).toBe(status)
    },
  )

  test('guests and forged tokens cannot upload', async () => {
    expect((await send(new Guest(product.origin), png())).status).toBe(401)
    expect((await send(new Guest(product.origin, { authorization: 'Bearer a.b.c' }), png())).status).toBe(401)
  })

  // promise: harmless-icons
  test('an SVG stored under older rules is served by the current rules', async () => {
    const older = `own-${'0'.repeat(32)}`
    await mkdir(path.join(product.dataDir, 'icons'), { recursive: true })
    await writeFile(
      path.join(product.dataDir, 'icons', older),
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><filter id="f"/><rect width="1" filter="url(#f)"/></svg>',
    )
    for (const _time of ['first', 'again'])
      expect((await shown(product.origin, older)).bytes.toString()).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1"/></svg>',
      )
  })

  test('a preview shows uploaded icons, and a damaged one does not break it', async () => {
    const good = (await send(user, png())).json.icon_id as string
    const damaged = Buffer.from(png())
    damaged.fill(7, 45, damaged.length - 14)
    const bad = (await send(user, damaged)).json.icon_id as string
    const sections = { Mine: [tool('One', { icon_id: good }), tool('Two', { icon_id: bad })] }
    const saved = await user.post('/api/techstack', stack({ sections, sectionOrder: ['Mine'] }))
    const preview = await fetch(`${product.origin}/api/preview/${saved.json.shareCode}?v=1`)
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

describe('icons in a blob store', () => {
  let service: BlobService
  let product: Product
  let user: User
  beforeAll(async () => {
    service = await startBlobService()
    // The slash at the end is dropped when the configuration is read.
    product = await startProduct({ BLOB_READ_WRITE_TOKEN: BLOB_TOKEN, VERCEL_BLOB_API_URL: `${service.origin}/` })
    user = await signUp(product.origin)
  })
  afterAll(async () => {
    await product.stop()
    await service.stop()
  })

  test('an upload is stored under icons/ and served from there', async () => {
    const { icon_id: id } = (await send(user, png())).json
    expect(service.files.get(`icons/${id}`)).toEqual({ type: 'image/png', bytes: png() })
    expect((await shown(product.origin, id)).bytes).toEqual(png())
  })

  test('a file that the operator stored wins over the packaged icon of the same name', async () => {
    service.files.set('icons/logos:vue', { type: 'image/png', bytes: png(4) })
    expect((await shown(product.origin, 'logos:vue')).bytes).toEqual(png(4))
  })

  // promise: isolated-failures
  test('while the store hangs, a packaged icon is served before the store times out, and is not cached', async () => {
    service.fault = 'stall'
    try {
      const given = await shown(product.origin, 'logos:svelte-icon')
      expect(given.response.status).toBe(200)
      expect(given.response.headers.get('cache-control')).toBe('no-cache')
      expect(product.output()).not.toContain('the store for icon files failed')
      await vi.waitFor(() => expect(product.output()).toContain('the store for icon files failed'), { timeout: 30_000 })
    } finally {
      service.fault = undefined
    }
  })

  test('while the store is down, uploads get an error, packaged icons are served, and only the first request waits', async () => {
    const { icon_id: id } = (await send(user, png())).json
    service.fault = 'forbidden'
    const own = await shown(product.origin, id)
    expect([own.response.status, own.bytes.toString()]).toEqual([
      503,
      expect.stringMatching(/store for icon files does not answer/),
    ])
    const before = service.asked.length
    expect((await shown(product.origin, 'logos:react')).response.headers.get('content-type')).toBe('image/svg+xml')
    expect(service.asked.length).toBe(before)
    const upload = await send(user, png())
    expect([upload.status, upload.json.error]).toEqual([503, expect.stringMatching(/does not answer/)])
    expect(product.output()).toContain('the store for icon files failed')
    expect(product.output()).not.toContain(BLOB_TOKEN)
  })
})
