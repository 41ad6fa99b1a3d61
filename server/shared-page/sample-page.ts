import type { StackListRow } from '@/lib/stack/list-row'
import type { SharedPage } from '@/lib/stack/shared-page'
import type { StackTheme } from '@/lib/stack/stack-theme'

/** In every text of the sample, and in no other text of the page. */
export const MARK = 'Sampletext'
/** Without a digit it is the code of no stack. */
const CODE = 'Samplecode'
/** A version that no stack reaches, because addresses of pictures contain it as a bare number. */
const VERSION = 987_654_321

/**
 * The stack with which Next renders the template of shared pages. It has one of everything, and no
 * value twice, so that each place of a value is found.
 */
export function samplePage(theme: StackTheme, isIndexable: boolean): SharedPage {
  return {
    stack: {
      id: `${MARK} id`,
      shareCode: CODE,
      userId: null,
      version: VERSION,
      name: `${MARK} name`,
      title: `${MARK} title`,
      description: `${MARK} description`,
      twitterHandle: `${MARK}Handle`,
      theme,
      htmlContent: `<p>${MARK} page</p>`,
      listed: true,
      createdAt: new Date(0).toISOString(),
      seeded: false,
      sections: [
        {
          title: `${MARK} section`,
          tools: [
            {
              id: `${MARK} tool`,
              text: `${MARK} tool text`,
              link: '',
              label: '',
              icon_id: '',
              description: '',
              color: '',
            },
          ],
        },
      ],
    },
    facts: {
      shareCode: CODE,
      views: 1,
      copies: 1,
      updatedAt: new Date(0).toISOString(),
      isIndexable,
      by: undefined,
      basedOn: undefined,
    },
    isInRemixTree: false,
    others: {
      remixes: { rows: [sampleRow('remix')], titles: [], tree: { nodes: [], own: 0, isCut: false } },
      similar: [sampleRow('similar')],
    },
  }
}

/** A new object each time: React writes an object that it meets again as a reference. */
const sampleRow = (id: string): StackListRow => ({
  id: `${MARK} ${id}`,
  shareCode: `${MARK}Row`,
  twitterHandle: '',
  title: `${MARK} row title`,
  toolCount: 2,
  icons: [{ name: `${MARK} icon`, icon: '', color: '' }],
  example: false,
})
