import { about, BASE, counter, factList, mood, page, quote, title, topFriends } from './parts'
import type { Design } from './design'

/** Black, checks and one loud colour. */
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
.pp-scene .pp-in>div,.pp-scene .pp-in>dl{flex:1 1 250px;min-width:0}
.pp-scene .pp-title{padding:14px 14px 0!important;font:900 34px/1 Impact,"Arial Black",sans-serif;color:hsl(${hue} 95% 62%);text-shadow:3px 3px #fff3}
.pp-scene .pp-mood{padding:6px 14px 0!important}
.pp-scene .pp-mood span{color:hsl(${hue} 95% 66%);font-weight:bold}
.pp-scene dt{display:inline-block;background:hsl(${hue} 90% 36%);color:#fff;padding:1px 8px;font-weight:bold;transform:skewX(-10deg)}
.pp-scene dd{margin:3px 0 10px!important}
.pp-scene .pp-quote{font:italic 19px/1.3 Georgia,serif;border-left:8px solid hsl(${hue} 95% 55%);padding:4px 0 4px 12px!important;margin-bottom:14px!important;animation:nudge 5s infinite;transform-origin:left}
.pp-scene h2{font:900 18px Impact,"Arial Black",sans-serif;color:hsl(${hue} 95% 66%);margin-bottom:8px!important}
.pp-scene li i{border:2px solid #fff;filter:grayscale(.7) contrast(1.2)}
.pp-scene .pp-counter{margin-top:12px!important}
.pp-scene .pp-counter i{border:1px solid hsl(${hue} 95% 55%);padding:0 4px;margin-right:2px}`,
      '<div class="pp-check"></div>',
      title(words, (text) => `xX ${text} Xx`),
      mood(words, '☠'),
      `<div class="pp-in">${factList(words)}<div>${quote(words)}${about(words, 'the story so far')}${topFriends(words, 'front row')}${counter(words, 'in the pit:')}</div></div>`,
      '<div class="pp-check"></div>',
    ),
}
