import { escapeHtml } from '@/lib/text/escape-html'
import { MODERN } from '@/lib/modern-hex'

/**
 * Error pages for requests that do not reach Next. They look like the product's pages and load no
 * other file.
 */

const { light, dark } = MODERN
const STYLE = `:root{color-scheme:light dark}
body{margin:0;background:light-dark(${light.paper},${dark.paper});color:light-dark(${light.ink},${dark.ink});font:16px/26px ui-sans-serif,system-ui,sans-serif}
main{max-width:65ch;margin:0 auto;padding:clamp(48px,12vh,120px) 24px}
p{margin:16px 0 0;color:light-dark(${light.muted},${dark.muted})}
h1{margin:8px 0 0;font-size:clamp(28px,5vw,36px);line-height:1.2;letter-spacing:-.02em}
a{display:inline-block;margin-top:24px;padding:9px 16px;border-radius:10px;background:light-dark(${light.accent},${dark.accent});color:light-dark(${light.accentInk},${dark.accentInk});font-weight:500;text-decoration:none}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}`

function adviceFor(status: number): string {
  if (status >= 500) return 'Saved stacks are safe. The error was recorded.'
  return status === 429
    ? 'Nothing was lost. Open the same link again later.'
    : 'A part of the link may be missing or changed. Check the address and try again.'
}

export function errorPage({ status, message, nonce }: { status: number; message: string; nonce: string }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(message)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body>
<main>
<p>${status}</p>
<h1>${escapeHtml(message)}</h1>
<p>${adviceFor(status)}</p>
<a href="/">Go to the start page</a>
</main>
</body>
</html>
`
}

export function errorPagePolicy(nonce: string): string {
  return `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
