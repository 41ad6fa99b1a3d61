import { about, BASE, counter, face, factTable, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: a character sheet of a game with large pixels. */
export const quest: Design = {
  id: 'quest',
  tags: [
    'game',
    'gaming',
    'gamer',
    'rpg',
    'pixel',
    'arcade',
    'nerd',
    '8bit',
    'fantasy',
    'dragon',
    'level',
    'console',
    'sports',
    'health',
    'fitness',
    'biohacker',
    'longevity',
    'challenge',
    'football',
    'soccer',
    'basketball',
    'sport',
    'team',
    'knight',
    'wizard',
    'magic',
    'castle',
    'chess',
    'hero',
    'pixels',
  ],
  hue: 232,
  render: (words, hue) => {
    const bar = (name: string, at: number) =>
      `<p class="pp-bar"><span>${name}</span><meter min="0" max="100" value="${60 + ((words.title.length * at) % 40)}"></meter></p>`
    return page(
      'quest',
      hue,
      `${BASE}
body{background:#0d0d26}
@keyframes bob{50%{transform:translateY(-5px)}}
.pp-quest{background:linear-gradient(45deg,#ffffff0a 25%,transparent 25% 75%,#ffffff0a 75%) 0 0/24px 24px,hsl(${hue} 55% 18%);color:#fff;font:bold 13px/1.45 "Lucida Console",Monaco,"Courier New",monospace}
.pp-quest .pp-cols{display:flex;flex-wrap:wrap;gap:14px;max-width:820px;margin:0 auto}
.pp-quest .pp-box{flex:1 1 220px;min-width:0;background:hsl(${hue} 60% 12%);border:4px solid #fff;outline:4px solid #000;outline-offset:-8px;border-radius:6px;padding:14px}
.pp-quest .pp-title{font-size:17px;color:#ffe14d}
.pp-quest .pp-hero{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin-bottom:8px}
.pp-quest .pp-hero>div{flex:1 1 112px;min-width:0}
.pp-quest .pp-face{width:76px;height:76px;border:4px solid #fff;animation:bob 1.2s steps(2) infinite}
.pp-quest .pp-bar{display:flex;gap:10px;align-items:center}
.pp-quest .pp-bar span{width:52px;color:hsl(${(hue + 160) % 360} 90% 80%)}
.pp-quest meter{flex:1;height:16px;min-width:0}
.pp-quest th{color:hsl(${(hue + 160) % 360} 90% 80%);padding:5px 10px 5px 0;font-weight:bold}
.pp-quest td{padding:5px 0;font-weight:normal}
.pp-quest td b{color:#ffe14d}
@media (max-width:280px){.pp-quest th,.pp-quest td{display:block;width:auto;padding:2px 0}}
.pp-quest .pp-quote{border-top:4px dotted #fff6;margin-top:10px!important;padding-top:10px!important;color:#ffe14d}
.pp-quest .pp-quote::before{content:"▶ "}
.pp-quest h2{font-size:14px;color:hsl(${(hue + 160) % 360} 90% 80%);margin:10px 0 8px!important}
.pp-quest li i{border:3px solid #fff}
.pp-quest .pp-counter{margin-top:10px!important}`,
      `<div class="pp-cols"><div class="pp-box"><div class="pp-hero">${face(words, '♞')}<div>${title(words)}${mood(words, '⚔')}</div></div>${bar('HP', 7)}${bar('MP', 11)}${bar('LUCK', 13)}${topFriends(words, 'INVENTORY')}${counter(words, 'HI-SCORE')}</div><div class="pp-box">${factTable(words)}${about(words, 'LORE')}${quote(words)}</div></div>`,
    )
  },
}
