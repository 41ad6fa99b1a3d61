import { publicOrigin } from './env'
import { paths } from './paths'
import { site } from './site'

/** Texts for programs: llms.txt for language models, security.txt for security researchers. */

export const llmsText = (): string => `# ${site.name}

> ${site.description}

Every shared stack can be read without a key, from any origin. {code} is the share code in its address.

## Stacks

- [A stack as JSON](${publicOrigin}/stack/{code}.json): the open format, described by [its JSON Schema](${publicOrigin}${paths.openFormatSchema})
- [A stack as Markdown](${publicOrigin}/stack/{code}.md)
- [A stack as SVG card](${publicOrigin}/stack/{code}.svg) and [as PNG](${publicOrigin}/stack/{code}.png)
- [Two stacks compared](${publicOrigin}/api/compare/{codeA}/{codeB})

## API

- [Search](${publicOrigin}/api/techstack/search/{query}): stacks by name, title and handle
- [Popular stacks](${publicOrigin}${paths.api.popular})
- Generate a stack: POST {"prompt": "…"} to ${publicOrigin}${paths.api.generate}
- [OpenAPI 3.1](${publicOrigin}${paths.openApi}) of all operations, and [the same as a page](${publicOrigin}${paths.apiDocs})
- Model Context Protocol (streamable HTTP): ${publicOrigin}${paths.api.mcp}
- [New stacks as Atom feed](${publicOrigin}${paths.feed})
`

const VALID_DAYS = 180
const DAY_MS = 24 * 3600 * 1000

/** Contact and expiry date, which is renewed with every request. */
export function securityText(now: number): string {
  const contact = site.contactEmail ? `mailto:${site.contactEmail}` : publicOrigin + paths.contact
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS).toISOString()
  return `Contact: ${contact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${publicOrigin}${paths.securityText}
`
}
