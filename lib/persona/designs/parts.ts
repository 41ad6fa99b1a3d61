import { escapeHtml, numberOf, valueOf, type PersonaWords } from '../words'

/** The blocks that every design arranges in its own way. Their classes are what 'Adjust' finds them by. */

const shown = (label: string, value: string) =>
  label === 'Daily Drivers' ? `<b>${escapeHtml(value)}</b>` : escapeHtml(value)

export const page = (id: string, hue: number, css: string, ...blocks: string[]): string =>
  `<style>${css.replace(/\s*\n\s*/g, '')}</style><div class="pp pp-${id} pp-hue-${hue}">${blocks.filter(Boolean).join('\n')}</div>`

export const title = (words: PersonaWords, around = (text: string) => text): string =>
  `<h1 class="pp-title">${around(escapeHtml(words.title))}</h1>`

export const factTable = (words: PersonaWords): string =>
  words.lines.length === 0
    ? ''
    : `<table class="pp-facts">${words.lines.map(({ label, value }) => `<tr><th scope="row">${label}</th><td>${shown(label, value)}</td></tr>`).join('')}</table>`

export const factList = (words: PersonaWords): string =>
  words.lines.length === 0
    ? ''
    : `<dl class="pp-facts">${words.lines.map(({ label, value }) => `<div><dt>${label}</dt><dd>${shown(label, value)}</dd></div>`).join('')}</dl>`

export const quote = (words: PersonaWords): string =>
  words.quote === '' ? '' : `<blockquote class="pp-quote"><b>${escapeHtml(words.quote)}</b></blockquote>`

export const about = (words: PersonaWords, heading: string): string =>
  words.about.length === 0
    ? ''
    : `<div class="pp-about"><h2>${heading}</h2>${words.about.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</div>`

/** "in a relationship with Figma" names Figma: what ends a phrase in capitals is the tool. */
const nameIn = (phrase: string): string =>
  / with /.test(phrase) ? (/(?:[\p{Lu}\d][^\s]*\s?)+$/u.exec(phrase)?.[0] ?? phrase) : phrase

/** The tools of every day are this profile's best friends. */
export function topFriends(words: PersonaWords, heading: string): string {
  const names = valueOf(words, 'Daily Drivers')
    .split(/,|;| and | & | \+ /)
    .map((name) => nameIn(name.trim().replace(/[.!]$/, '')))
    .filter((name) => name !== '' && name.length <= 40)
    .slice(0, 8)
  if (names.length === 0) return ''
  const friends = names.map((name) => {
    const letters = name
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .split(' ')
      .filter(Boolean)
    const initials =
      letters.length > 1 ? `${letters[0]?.[0] ?? ''}${letters[1]?.[0] ?? ''}` : (letters[0]?.slice(0, 2) ?? '★')
    return `<li><i style="background:hsl(${numberOf(name) % 360} 55% 38%)">${escapeHtml(initials)}</i>${escapeHtml(name)}</li>`
  })
  return `<div class="pp-top"><h2>${heading}</h2><ol>${friends.join('')}</ol></div>`
}

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

export const mood = (words: PersonaWords, face = '☻'): string =>
  `<p class="pp-mood">Mood: <span>${MOODS[numberOf(`mood ${words.title}`) % MOODS.length] ?? ''}</span> ${face}</p>`

export function counter(words: PersonaWords, text: string): string {
  const digits = String(numberOf(`visits ${words.title}`) % 900_000).padStart(6, '0')
  return `<p class="pp-counter">${text} <span>${[...digits].map((digit) => `<i>${digit}</i>`).join('')}</span></p>`
}

/** What every design starts from: nothing wider than the frame, tiles that wrap. */
export const BASE = `
.pp{box-sizing:border-box;min-height:400px;padding:12px;line-height:1.45;overflow-wrap:anywhere}
.pp *{box-sizing:border-box}
.pp h1,.pp h2,.pp p,.pp ol,.pp dl,.pp dd,.pp blockquote{margin:0;padding:0}
.pp h1{line-height:1.15}
.pp table{border-collapse:collapse;width:100%}
.pp th{text-align:left;vertical-align:top;width:35%;overflow-wrap:normal}
.pp ol{list-style:none;display:flex;flex-wrap:wrap;gap:8px}
.pp li{width:72px;font-size:11px;text-align:center}
.pp li i{display:block;width:52px;height:52px;margin:0 auto 4px;line-height:52px;font-style:normal;font-weight:bold;font-size:18px;color:#fff;text-transform:uppercase}
.pp-counter i{font-style:normal}
`
