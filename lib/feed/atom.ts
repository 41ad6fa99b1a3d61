import { escapeXml } from '@/lib/text/escape-xml'

/** An Atom feed of stacks. */

export interface FeedEntry {
  readonly title: string
  readonly link: string
  readonly author: string
  readonly published: string
  readonly updated: string
  readonly summary: string
}

interface Feed {
  readonly title: string
  /** Its own address, which is its id as well. */
  readonly self: string
  /** The page that shows the same. */
  readonly page: string
  readonly entries: readonly FeedEntry[]
}

/** Without an entry nothing was ever changed. */
const NEVER = '1970-01-01T00:00:00.000Z'

export const atomFeed = ({ title, self, page, entries }: Feed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>${escapeXml(title)}</title>
<id>${escapeXml(self)}</id>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<updated>${
    entries
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? NEVER
  }</updated>
${entries.map(entryOf).join('')}</feed>
`

const entryOf = ({ title, link, author, published, updated, summary }: FeedEntry): string =>
  `<entry>
<title>${escapeXml(title)}</title>
<id>${escapeXml(link)}</id>
<link rel="alternate" type="text/html" href="${escapeXml(link)}"/>
<author><name>${escapeXml(author)}</name></author>
<published>${published}</published>
<updated>${updated}</updated>
<summary>${escapeXml(summary)}</summary>
</entry>
`
