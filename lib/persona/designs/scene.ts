import { about, badges, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: black, checks and one loud colour. */
export const scene: Design = {
  id: 'scene',
  tags: [
    'emo',
    'scene',
    'punk',
    'goth',
    'band',
    'rock',
    'metal',
    'red',
    'angry',
    'rebel',
    'loud',
    'skull',
    'music',
    'guitar',
    'checkered',
    'gothic',
    'vampire',
    'horror',
    'halloween',
    'dark',
    'spooky',
    'black',
    'tattoo',
    'grim',
  ],
  hue: 345,
  render: (words, hue) =>
    page(
      'scene',
      hue,
      `${BASE}
body{background:#0b0b0b}
@keyframes nudge{50%{transform:rotate(-2.5deg) scale(1.03)}}
.pp-scene{padding:0;background:#0b0b0b;color:#f2f2f2;font:14px/1.5 "Arial Narrow",Arial,sans-serif}
.pp-scene .pp-check{height:26px;background:conic-gradient(#fff 25%,#0b0b0b 0 50%,#fff 0 75%,#0b0b0b 0) 0 0/26px 26px}
.pp-scene .pp-in{max-width:1000px;padding:14px;display:flex;flex-wrap:wrap;gap:14px}
.pp-scene .pp-in>div{flex:1 1 250px;min-width:0}
.pp-scene .pp-top-row{display:flex;gap:14px;align-items:center;padding:14px 14px 0}
.pp-scene .pp-face{border:5px solid #fff;border-bottom-width:16px;height:96px;transform:rotate(-5deg);box-shadow:0 0 0 1px #0008,4px 4px 0 hsl(${hue} 95% 50%)}
.pp-scene .pp-title{padding:0!important;font:900 30px/1 Impact,"Arial Black",sans-serif;color:hsl(${hue} 95% 62%);text-shadow:3px 3px #fff3}
.pp-scene .pp-mood{padding:6px 0 0!important}
.pp-scene .pp-mood span{color:hsl(${hue} 95% 66%);font-weight:bold}
.pp-scene dt{display:inline-block;background:hsl(${hue} 90% 26%);color:#fff;padding:1px 8px;font-weight:bold;transform:skewX(-10deg)}
.pp-scene dd{margin:3px 0 10px!important}
.pp-scene .pp-quote{font:italic 19px/1.3 Georgia,serif;border-left:8px solid hsl(${hue} 95% 55%);padding:4px 0 4px 12px!important;margin-bottom:14px!important;animation:nudge 5s infinite;transform-origin:left}
.pp-scene h2{font:900 18px Impact,"Arial Black",sans-serif;color:hsl(${hue} 95% 66%);margin-bottom:8px!important}
.pp-scene li i{border:3px solid hsl(${hue} 95% 55%)}
.pp-scene li:nth-child(odd) i{transform:rotate(-4deg)}
.pp-scene li:nth-child(even) i{transform:rotate(3deg)}
@media (max-width:340px){.pp-scene .pp-title{font-size:24px}}
@media (max-width:280px){.pp-scene .pp-title{font-size:20px}}
.pp-scene .pp-counter{margin-top:12px!important}
.pp-scene .pp-counter i{border:1px solid hsl(${hue} 95% 55%);padding:0 4px;margin-right:2px}`,
      '<div class="pp-check"></div>',
      `<div class="pp-top-row">${face(words, '☠')}<div>${title(words, (text) => `xX&nbsp;<span class="pp-name">${text}</span>&nbsp;Xx`)}${mood(words, '☠')}</div></div>`,
      `<div class="pp-in"><div>${quote(words)}${topFriends(words, 'front row')}${counter(words, 'in the pit:')}${badges('RAWR', 'no gods no managers')}</div><div>${factList(words)}${about(words, 'the story so far')}</div></div>`,
      '<div class="pp-check"></div>',
    ),
}
