import { about, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: silver, glass and bubbles of the year 2000. */
export const chrome: Design = {
  id: 'chrome',
  tags: [
    'y2k',
    '2000',
    'chrome',
    'bubbles',
    'futuristic',
    'future',
    'silver',
    'glossy',
    'aqua',
    'tech',
    'phone',
    'mobile',
    'design',
    'calm',
    'white',
    'ice',
    'winter',
    'snow',
    'frozen',
    'glass',
    'bubble',
    'water',
    'robot',
  ],
  hue: 205,
  render: (words, hue) =>
    page(
      'chrome',
      hue,
      `${BASE}
body{background:hsl(${hue} 70% 88%)}
@keyframes rise{to{transform:translateY(-9px)}}
.pp-chrome{position:relative;background:radial-gradient(circle at 15% 80%,#fff 0 14px,transparent 15px),radial-gradient(circle at 85% 20%,#ffffffb0 0 22px,transparent 23px),radial-gradient(circle at 70% 70%,#ffffff80 0 36px,transparent 37px),linear-gradient(160deg,hsl(${hue} 85% 92%),hsl(${hue} 70% 74%) 55%,hsl(${(hue + 60) % 360} 60% 84%));color:hsl(${hue} 60% 16%);font:14px/1.5 "Trebuchet MS",Verdana,sans-serif}
.pp-chrome .pp-title{max-width:680px;margin:0 auto 10px!important;padding:9px 20px!important;border-radius:40px;font-size:21px;text-align:center;background:linear-gradient(#fff,#c9d3dc 45%,#9fb0be 50%,#e8eef3);border:1px solid #7c8d9b;box-shadow:inset 0 2px 3px #fff,0 3px 8px #0004}
.pp-chrome .pp-face{width:92px;height:92px;margin:0 auto 6px!important;border-radius:50%;border:5px solid transparent;background:radial-gradient(circle at 35% 28%,#fff 40%,hsl(${hue} 70% 86%)) padding-box,conic-gradient(#fff,#8496a6,#f4f8fb,#6d7f8f,#eef4f8,#93a5b4,#fff) border-box;box-shadow:0 6px 14px hsl(${hue} 60% 35%/.45)}
.pp-chrome .pp-mood{text-align:center}
.pp-chrome .pp-facts{max-width:680px;margin:10px auto!important;display:grid;grid-template-columns:repeat(auto-fit,minmax(190px,1fr));gap:8px}
.pp-chrome .pp-facts>div,.pp-chrome .pp-quote,.pp-chrome .pp-top,.pp-chrome .pp-about{background:linear-gradient(#fffffff0,#ffffffb8);border:1px solid #fff;border-radius:18px;padding:7px 16px!important;box-shadow:0 4px 12px hsl(${hue} 60% 40%/.3)}
.pp-chrome dt{font-size:12px;color:hsl(${hue} 75% 28%);letter-spacing:.04em}
.pp-chrome .pp-quote,.pp-chrome .pp-top,.pp-chrome .pp-about{max-width:680px;margin:10px auto!important}
.pp-chrome .pp-quote{text-align:center;font-size:15px}
.pp-chrome h2{font-size:15px;color:hsl(${hue} 75% 28%);margin-bottom:8px!important}
.pp-chrome li i{border-radius:50%;box-shadow:inset 0 -12px 12px hsl(${hue} 60% 70%/.5),0 0 0 3px #dfe7ee,0 0 0 4px #8ea0ae;animation:rise 6s ease-in-out infinite alternate}
.pp-chrome ol{justify-content:center;padding-top:10px!important}
.pp-chrome .pp-counter{text-align:center}
.pp-chrome .pp-counter i{display:inline-block;min-width:20px;border-radius:8px;background:hsl(${hue} 70% 22%);color:#dff;text-align:center;margin-right:2px}`,
      title(words),
      face(words, '◉'),
      mood(words, '◉'),
      quote(words),
      topFriends(words, 'My orbit'),
      factList(words),
      about(words, 'Profile'),
      counter(words, 'Signal received'),
    ),
}
