import { test as base } from '@playwright/test'
import { Guest, signUp, type User } from '../../support/people'
import type { Product } from '../../support/product'
import { startProductFor } from '../../support/product-with-engine'
import { stack, tool } from '../../support/stacks'
import { BoardPage } from './board-page'

/** Three sections: what most stories about the board start from. */
export const webStack = (over: Record<string, unknown> = {}) =>
  stack({
    name: 'Web stack',
    title: 'What I build with',
    sections: {
      Frontend: [
        tool('React', { link: 'https://react.dev', description: 'A library for user interfaces.' }),
        tool('Vue', { link: 'https://vuejs.org' }),
      ],
      Data: [tool('PostgreSQL', { link: 'https://www.postgresql.org' }), tool('Redis')],
      Ideas: [],
    },
    sectionOrder: ['Frontend', 'Data', 'Ideas'],
    ...over,
  })

interface Fixtures {
  board: BoardPage
  /** Saves a stack over the API, as a guest or as its owner, and gives its code. */
  saved: (body?: Record<string, unknown>, owner?: User) => Promise<string>
  /** Signs a new user up and their browser in. */
  signedIn: () => Promise<User>
  /** A script error or a refused resource anywhere in the story fails it. */
  quiet: undefined
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, provide, { project }) => {
      const product = await startProductFor(project.name)
      await provide(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  board: async ({ page, product }, provide) => provide(new BoardPage(page, product.origin)),
  saved: async ({ product }, provide) =>
    provide(async (body = webStack(), owner) => {
      const answer = await (owner ?? new Guest(product.origin)).post('/api/techstack', body)
      if (answer.status !== 201) throw new Error(`saving answered ${answer.status} ${answer.text}`)
      return (answer.json as { shareCode: string }).shareCode
    }),
  signedIn: async ({ context, product }, provide) =>
    provide(async () => {
      const user = await signUp(product.origin)
      await context.addCookies(
        user.cookie.split('; ').map((pair) => {
          const at = pair.indexOf('=')
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url: product.origin }
        }),
      )
      return user
    }),
  quiet: [
    async ({ page }, provide) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // A request that a story fails on purpose is reported by the browser itself.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text())
      })
      await provide(undefined)
      base.expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
