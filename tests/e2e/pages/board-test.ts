import { Guest, signUp, type User } from '../../support/people'
import { stack, tool } from '../../support/stacks'
import { saveStack, takeSession, test as base } from '../product'
import { BoardPage } from './board-page'

/** Three sections: the initial stack of most stories about the board. */
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
  /** Saves a stack through the API, as a guest or an owner, and returns its share code. */
  saved: (body?: Record<string, unknown>, owner?: User) => Promise<string>
  /** Signs up a new user and signs in the browser. */
  signInHere: () => Promise<User>
}

export const test = base.extend<Fixtures>({
  board: async ({ page, product }, provide) => provide(new BoardPage(page, product.origin)),
  saved: async ({ product }, provide) =>
    provide(async (body = webStack(), owner) => (await saveStack(owner ?? new Guest(product.origin), body)).shareCode),
  signInHere: async ({ context, product }, provide) =>
    provide(async () => {
      const user = await signUp(product.origin)
      await takeSession(context, user)
      return user
    }),
})
export { expect } from '../product'
