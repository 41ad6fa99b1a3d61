import 'server-only'
import { createHash } from 'node:crypto'
import { MODERN } from '@/lib/modern-hex'
import { paths } from '@/lib/paths'
import { escapeHtml } from '@/lib/text/escape-html'
import { openApiDocument, type DocumentedOperation, type OpenApiDocument } from './document'
import type { JsonSchema } from '@/lib/input-json-schema'

/** The API documentation as HTML: one page without scripts that loads nothing. */

const { light, dark } = MODERN
const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(${light.paper},${dark.paper});color:light-dark(${light.ink},${dark.ink});font:16px/26px ui-sans-serif,system-ui,sans-serif}
main{max-width:80ch;margin:0 auto;padding:32px 16px 96px}
h1{font-size:32px;line-height:1.2;letter-spacing:-.02em}
h2{margin:40px 0 0;font:600 17px/26px ui-monospace,monospace;overflow-wrap:anywhere}
h3{margin:16px 0 4px;font-size:15px}
p,ul{margin:4px 0}
a{color:inherit}
a:focus-visible,summary:focus-visible{outline:2px solid currentColor;outline-offset:2px}
nav li{padding:5px 0}
summary{min-height:32px;padding:4px 0;cursor:pointer}
pre{margin:0;padding:12px;overflow-x:auto;border:1px solid light-dark(${light.muted},${dark.muted});border-radius:10px;font:13px/20px ui-monospace,monospace}
code{font:14px ui-monospace,monospace;overflow-wrap:anywhere}
.muted{color:light-dark(${light.muted},${dark.muted})}`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const nameIn = ($ref: string) => $ref.split('/').at(-1) ?? ''
const schemaText = (label: string, schema: JsonSchema) =>
  `<details><summary>${escapeHtml(label)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`

/** Facts about a field that a caller needs without opening its schema. */
function constraints({ type, anyOf, description, enum: values, maxLength, minimum, maximum }: JsonSchema): string {
  const types = Array.isArray(anyOf) ? (anyOf as JsonSchema[]).map((option) => option.type) : [type].flat()
  const words = [
    types.join(' or '),
    Array.isArray(values) && values.length <= 12 ? `one of ${values.join(', ')}` : '',
    maxLength === undefined ? '' : `at most ${String(maxLength)} characters`,
    minimum === undefined ? '' : `from ${String(minimum)}`,
    maximum === undefined ? '' : `to ${String(maximum)}`,
    typeof description === 'string' ? description : '',
  ]
  return words.filter(Boolean).join('; ')
}

function parameterList({ parameters }: DocumentedOperation): string {
  if (parameters.length === 0) return ''
  const items = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<li><code>${escapeHtml(name)}</code> <span class="muted">${place}${required ? ', required' : ''}: ${escapeHtml(constraints({ description, ...schema }))}</span></li>`,
  )
  return `<h3>Parameters</h3><ul>${items.join('')}</ul>`
}

/** A JSON answer links to its schema; a file is named by its media type. */
function contentLink([type, { schema }]: [string, { schema: JsonSchema }]): string {
  if (typeof schema.$ref !== 'string') return `<code>${escapeHtml(type)}</code>`
  const name = escapeHtml(nameIn(schema.$ref))
  return `<a href="#schema-${name}">${name}</a>`
}

function section(method: string, path: string, operation: DocumentedOperation): string {
  const { operationId, summary, description, requestBody, responses } = operation
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => schemaText(type, schema))
  const answers = Object.entries(responses).map(
    ([status, { description: what, content = {}, headers = {} }]) =>
      `<li>${escapeHtml(status)}: ${Object.entries(content).map(contentLink).join(', ')} <span class="muted">${escapeHtml(what)} Headers: ${Object.keys(headers).join(', ')}.</span></li>`,
  )
  return `<section aria-labelledby="${operationId}"><h2 id="${operationId}">${method.toUpperCase()} ${escapeHtml(path)}</h2>
<p>${escapeHtml(summary)}. <span class="muted">${escapeHtml(description)}</span></p>
${parameterList(operation)}${bodies.length > 0 ? `<h3>Body</h3>${bodies.join('')}` : ''}
<h3>Answers</h3><ul>${answers.join('')}</ul></section>`
}

export function docsPage({ info, paths: byPath, components }: OpenApiDocument): string {
  const operations = Object.entries(byPath).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  )
  const links = operations.map(
    ({ method, path, operation }) =>
      `<li><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escapeHtml(path)}</code></a> <span class="muted">${escapeHtml(operation.summary)}</span></li>`,
  )
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<section id="schema-${escapeHtml(name)}">${schemaText(name, schema)}</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(components.securitySchemes.bearer.description)} Create one on the <a href="${paths.account}">account page</a> and send it as <code>Authorization: Bearer sb_…</code>. The same as <a href="${paths.openApi}">OpenAPI 3.1</a>.</p>
<nav aria-label="Endpoints"><ul>${links.join('')}</ul></nav>
${operations.map(({ method, path, operation }) => section(method, path, operation)).join('\n')}
<h2>Schemas of answers</h2>
${schemas.join('\n')}
</main>
</body>
</html>
`
}

export const answerDocs = (): Response =>
  new Response(docsPage(openApiDocument()), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  })
