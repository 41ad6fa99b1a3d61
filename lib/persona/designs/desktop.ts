import { about, BASE, counter, face, factTable, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: grey windows on a teal desktop. */
export const desktop: Design = {
  id: 'desktop',
  tags: [
    'windows',
    'desktop',
    'computer',
    'pc',
    'retro',
    '95',
    '98',
    'grey',
    'gray',
    'teal',
    'system',
    'work',
    'software',
    'hardware',
    'microsoft',
    'paint',
    'solitaire',
  ],
  hue: 180,
  render: (words, hue) => {
    const opened = (name: string, inner: string) =>
      inner === ''
        ? ''
        : `<div class="pp-window"><p class="pp-bar"><span>${name}</span><span>_ □ ×</span></p>${inner}</div>`
    return page(
      'desktop',
      hue,
      `${BASE}
body{background:hsl(${hue} 100% 25%)}
.pp-desktop{background:hsl(${hue} 100% 25%);color:#000;font:13px/1.4 Tahoma,"MS Sans Serif",Geneva,sans-serif;display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
.pp-desktop .pp-window{flex:1 1 280px;min-width:0;max-width:640px;background:#c0c0c0;border:2px solid;border-color:#fff #404040 #404040 #fff;padding:2px}
.pp-desktop .pp-bar{display:flex;justify-content:space-between;background:linear-gradient(90deg,#000080,hsl(${hue} 70% 35%));color:#fff;font-weight:bold;padding:3px 6px!important;margin-bottom:4px!important}
.pp-desktop .pp-window>:not(.pp-bar){margin:8px!important;max-width:calc(100% - 16px)}
.pp-desktop .pp-me{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start}
.pp-desktop .pp-me div{flex:1 1 130px}
.pp-desktop .pp-face{border:2px solid;border-color:#404040 #fff #fff #404040}
.pp-desktop .pp-title{font-size:20px}
.pp-desktop .pp-facts{background:#fff;border:2px solid;border-color:#404040 #fff #fff #404040}
.pp-desktop th,.pp-desktop td{padding:4px 6px;border-bottom:1px solid #ddd}
.pp-desktop th{font-weight:normal;color:#000080}
.pp-desktop .pp-quote{background:#ffffe1;border:1px solid #000;padding:8px!important}
.pp-desktop h2{font-size:13px;margin-bottom:8px!important}
.pp-desktop .pp-top ol{background:#fff;border:2px solid;border-color:#404040 #fff #fff #404040;padding:8px!important}
.pp-desktop li i{margin-bottom:2px}
.pp-desktop .pp-task{flex:1 0 100%;align-self:flex-end;display:flex;gap:8px;align-items:center;margin:0 -12px -12px!important;padding:3px 6px!important;background:#c0c0c0;border-top:2px solid #fff}
.pp-desktop .pp-task span{border:2px solid;border-color:#fff #404040 #404040 #fff;padding:1px 8px}
.pp-desktop .pp-task span:first-child{font-weight:bold}
.pp-desktop .pp-task span:last-child{margin-left:auto;border-color:#808080 #fff #fff #808080}
.pp-desktop .pp-counter i{display:inline-block;background:#000;color:#f33;width:16px;text-align:center;font-family:monospace}
@media (max-width:280px){.pp-desktop .pp-title{font-size:16px}}`,
      opened(
        'welcome.txt',
        `<div class="pp-me">${face(words, '☻')}<div>${title(words)}${mood(words)}</div></div>${quote(words)}${about(words, 'Read me')}${counter(words, 'Visitors:')}`,
      ),
      opened('My Profile', factTable(words)),
      opened('Favourites', topFriends(words, 'Pinned for ever')),
      '<p class="pp-task"><span>❖ Start</span><span>welcome.txt</span><span>2:05 AM</span></p>',
    )
  },
}
