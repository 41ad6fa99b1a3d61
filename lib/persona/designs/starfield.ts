import { about, badges, BASE, counter, face, factTable, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: a home page under a tiled night sky, with rules in all colours. */
export const starfield: Design = {
  id: 'starfield',
  tags: [
    'space',
    'stars',
    'galaxy',
    'night',
    '90s',
    'homepage',
    'geocities',
    'rainbow',
    'science',
    'astronomy',
    'black',
    'nostalgic',
    'dream',
    'universe',
    'planet',
    'moon',
    'cosmic',
    'cosmos',
    'alien',
    'rocket',
    'astronaut',
    'nebula',
  ],
  hue: 55,
  render: (words, hue) =>
    page(
      'starfield',
      hue,
      `${BASE}
body{background:#02020f}
@keyframes blink{50%{visibility:hidden}}
.pp-starfield{background:radial-gradient(1px 1px at 20px 30px,#fff,transparent) 0 0/90px 90px,radial-gradient(2px 2px at 60px 70px,#9cf,transparent) 0 0/110px 110px,radial-gradient(1px 1px at 40px 10px,#ff9,transparent) 0 0/70px 70px,#02020f;color:#fff;font:14px/1.45 "Times New Roman",Times,serif;text-align:center}
.pp-starfield .pp-title{font-size:27px;color:hsl(${hue} 100% 62%);text-shadow:2px 2px hsl(${(hue + 250) % 360} 90% 45%)}
.pp-starfield hr{border:0;height:4px;margin:12px auto;max-width:560px;background:linear-gradient(90deg,red,orange,yellow,lime,cyan,#66f,magenta)}
.pp-starfield .pp-new{color:#0f0;font-weight:bold;animation:blink 1.4s steps(1) infinite}
.pp-starfield .pp-row{display:flex;gap:12px;max-width:560px;margin:8px auto 0;align-items:center;justify-content:center}
.pp-starfield .pp-face{border:5px ridge #99f}
.pp-starfield .pp-mood{color:#0ff}
.pp-starfield .pp-facts{max-width:560px;margin:0 auto;border:3px ridge #99f;text-align:left}
.pp-starfield th,.pp-starfield td{border:2px ridge #669;padding:5px 8px;background:#0a0a33}
.pp-starfield th{color:hsl(${hue} 100% 70%)}
.pp-starfield .pp-quote{font-size:17px;color:#f9f}
.pp-starfield h2{color:#0ff;font-size:20px;margin:10px 0!important}
.pp-starfield ol{justify-content:center}
.pp-starfield li i{border:3px outset #99c}
.pp-starfield .pp-counter{margin-top:14px!important}
.pp-starfield .pp-counter i{background:#000;color:#f33;border:1px solid #555;padding:1px 5px;font-family:monospace;font-weight:bold}`,
      title(words, (text) => `★ <span class="pp-name">${text}</span> ★`),
      '<p class="pp-new">NEW</p>',
      `<div class="pp-row">${face(words, '☄')}<div>${quote(words)}${mood(words, '☄')}</div></div>`,
      '<hr>',
      factTable(words),
      '<hr>',
      about(words, 'Who am I?'),
      topFriends(words, 'Best of my orbit'),
      '<hr>',
      counter(words, 'You are traveller number'),
      badges('Best viewed in the dark', 'Made by hand', 'Under construction'),
    ),
}
