import { escapeHtml } from '@/lib/text/escape-html'
import { site } from '@/lib/site'
import { MODERN } from '@/lib/modern-hex'

/** The content of a letter, rendered as plain text and as HTML with the same text. */
export interface LetterWords {
  readonly subject: string
  readonly opening: string
  readonly action: { readonly label: string; readonly address: string }
  readonly closing: string
  /** The address of the product, under the letter. */
  readonly home: string
}

export function plainLetter({ opening, action, closing, home }: LetterWords): string {
  return `${opening}

${action.label}:
${action.address}

${closing}

-- 
${site.name}
${home}
`
}

/** Inline styles, because many mail programs drop others; no external resources. */
export function htmlLetter({ subject, opening, action, closing, home }: LetterWords): string {
  const address = escapeHtml(action.address)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 20px;font:16px/26px system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:600">${escapeHtml(site.name)}</p>
<p style="margin:0 0 24px">${escapeHtml(opening)}</p>
<p style="margin:0 0 16px"><a href="${address}" style="display:inline-block;padding:10px 18px;border-radius:10px;background:${MODERN.light.accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 24px;font-size:14px;line-height:22px;word-break:break-all">Or copy this address: <a href="${address}">${address}</a></p>
<p style="margin:0 0 24px">${escapeHtml(closing)}</p>
<p style="margin:0;font-size:14px"><a href="${escapeHtml(home)}">${escapeHtml(home)}</a></p>
</div>
</body>
</html>
`
}
