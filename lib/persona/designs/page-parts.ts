import { escapeHtml } from '@/lib/text/escape-html'
import { isOwnMark, toolFace } from '@/lib/faces/tool-face'
import { type Friend, type PersonaText, textHash } from '../persona-text'

/** The blocks that every design arranges. 'Adjust' finds them by their classes. */

const shown = (label: string, value: string) =>
  label === 'Daily Drivers' ? `<b>${escapeHtml(value)}</b>` : escapeHtml(value)

export const page = (id: string, hue: number, css: string, ...blocks: string[]): string =>
  `<style>${css.replace(/\s*\n\s*/g, '')}</style><div class="pp pp-${id} pp-hue-${hue}">${blocks.filter(Boolean).join('\n')}</div>`

export const title = (words: PersonaText, around = (text: string) => text): string =>
  `<h1 class="pp-title">${around(escapeHtml(words.title))}</h1>`

export const factTable = (words: PersonaText): string =>
  words.lines.length === 0
    ? ''
    : `<table class="pp-facts">${words.lines.map(({ label, value }) => `<tr><th scope="row">${label}</th><td>${shown(label, value)}</td></tr>`).join('')}</table>`

export const factList = (words: PersonaText): string =>
  words.lines.length === 0
    ? ''
    : `<dl class="pp-facts">${words.lines.map(({ label, value }) => `<div><dt>${label}</dt><dd>${shown(label, value)}</dd></div>`).join('')}</dl>`

export const quote = (words: PersonaText): string =>
  words.quote === '' ? '' : `<blockquote class="pp-quote"><b>${escapeHtml(words.quote)}</b></blockquote>`

export const about = (words: PersonaText, heading: string): string =>
  words.about.length === 0
    ? ''
    : `<div class="pp-about"><h2>${heading}</h2>${words.about.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div>`

/** A tool's mark, or its app icon, for a plate of this class. */
function plate(tag: 'i' | 'p', className: string, friend: Friend, size: number): string {
  const face = toolFace({ text: friend.name, icon_id: friend.icon, color: friend.color })
  const opened = (more: string) => `<${tag}${className && ` class="${className}"`}${more}>`
  if (face.kind === 'mark')
    return `${opened('')}<img src="${face.source}" alt="" width="${size}" height="${size}"></${tag}>`
  const { fill, ink, monogram } = face
  return `${opened(` style="background:${fill};color:${ink};text-shadow:none"`)}<b class="pp-letters">${escapeHtml(monogram)}</b></${tag}>`
}

/** The daily drivers, shown as this profile's top friends. */
export function topFriends({ friends }: PersonaText, heading: string): string {
  if (friends.length === 0) return ''
  const tiles = friends.map((friend) => `<li>${plate('i', '', friend, 34)}${escapeHtml(friend.name)}</li>`)
  return `<div class="pp-top"><h2>${heading}</h2><ol>${tiles.join('')}</ol></div>`
}

/** The profile picture: a daily driver, preferably one with its own mark. */
export function face({ friends }: PersonaText, glyph: string): string {
  const [first] = [...friends].sort((a, b) => Number(isOwnMark(b.icon)) - Number(isOwnMark(a.icon)))
  return first === undefined ? `<p class="pp-face">${glyph}</p>` : plate('p', 'pp-face', first, 56)
}

/** Small 88×31 badges at the foot of a page, as was common. */
export const badges = (...texts: string[]): string =>
  `<p class="pp-badges">${texts.map((text) => `<span>${text}</span>`).join(' ')}</p>`

const MOODS = [
  'caffeinated',
  'in the zone',
  'shipping',
  'accomplished',
  'nostalgic',
  'tinkering',
  'curious',
  'dreamy',
  'wide awake',
  'unstoppable',
]

export const mood = (words: PersonaText, face = '☻'): string =>
  `<p class="pp-mood">Mood: <span>${MOODS[textHash(`mood ${words.title}`) % MOODS.length] ?? ''}</span> ${face}</p>`

export function counter(words: PersonaText, text: string): string {
  const digits = String(textHash(`visits ${words.title}`) % 900_000).padStart(6, '0')
  return `<p class="pp-counter">${text} <span>${[...digits].map((digit) => `<i>${digit}</i>`).join('')}</span></p>`
}

/**
 * The base styles of every design: nothing wider than the frame, tiles that wrap, pictures on
 * plates with enough contrast.
 */
export const BASE = `
.pp{box-sizing:border-box;min-height:100vh;padding:12px;line-height:1.45;overflow-wrap:anywhere}
.pp *{box-sizing:border-box}
.pp h1,.pp h2,.pp p,.pp ol,.pp dl,.pp dd,.pp blockquote{margin:0;padding:0}
.pp h1{line-height:1.15}
.pp table{border-collapse:collapse;width:100%}
.pp th{text-align:left;vertical-align:top;width:35%;overflow-wrap:normal}
.pp img{display:block;margin:auto}
.pp-face{flex:none;display:flex;width:84px;height:84px;background:#fff;color:#555;font-size:52px;line-height:1;align-items:center;justify-content:center}
.pp ol{list-style:none;display:flex;flex-wrap:wrap;gap:8px}
.pp li{width:68px;font-size:11px;line-height:1.3;text-align:center}
.pp li i{display:flex;align-items:center;width:48px;height:48px;margin:0 auto 4px;justify-content:center;font-style:normal;font-weight:bold;font-size:17px;color:#444;background:#fff}
.pp-letters{font:bold 19px/1 Verdana,Geneva,sans-serif;letter-spacing:-.02em}
.pp-face .pp-letters{font-size:34px}
.pp-counter i{font-style:normal}
.pp-badges span{display:inline-block;margin:3px 1px;padding:3px 6px;border:2px outset #bbb;background:#222;color:#fff;font:bold 10px/1.3 Verdana,Geneva,sans-serif;letter-spacing:.02em}
`
