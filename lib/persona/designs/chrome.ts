import { about, BASE, counter, factList, mood, page, quote, title, topFriends } from './parts'
import type { Design } from './design'

/** Silver, glass and bubbles of the year 2000. */
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
  ],
  hue: 205,
  render: (words, hue) =>
    page(
      'chrome',
      hue,
      `${BASE}
body{background:hsl(${hue} 70% 88%)}
@keyframes rise{to{transform:translateY(-26px)}}
.pp-chrome{position:relative;background:radial-gradient(circle at 15% 80%,#fff 0 14px,transparent 15px),radial-gradient(circle at 85% 20%,#ffffffb0 0 22px,transparent 23px),radial-gradient(circle at 70% 70%,#ffffff80 0 36px,transparent 37px),linear-gradient(160deg,hsl(${hue} 85% 92%),hsl(${hue} 70% 74%) 55%,hsl(${(hue + 60) % 360} 60% 84%));color:hsl(${hue} 60% 16%);font:14px/1.5 "Trebuchet MS",Verdana,sans-serif}
.pp-chrome .pp-title{max-width:680px;margin:0 auto 10px!important;padding:10px 22px!important;border-radius:40px;font-size:24px;text-align:center;background:linear-gradient(#fff,#c9d3dc 45%,#9fb0be 50%,#e8eef3);border:1px solid #7c8d9b;box-shadow:inset 0 2px 3px #fff,0 3px 8px #0004}
.pp-chrome .pp-mood{text-align:center}
.pp-chrome .pp-facts{max-width:680px;margin:12px auto!important;display:grid;grid-template-columns:repeat(auto-fit,minmax(190px,1fr));gap:10px}
.pp-chrome .pp-facts>div,.pp-chrome .pp-quote,.pp-chrome .pp-top,.pp-chrome .pp-about{background:linear-gradient(#fffffff0,#ffffffb8);border:1px solid #fff;border-radius:22px;padding:10px 16px!important;box-shadow:0 4px 12px hsl(${hue} 60% 40%/.3)}
.pp-chrome dt{font-size:12px;color:hsl(${hue} 75% 28%);letter-spacing:.04em}
.pp-chrome .pp-quote,.pp-chrome .pp-top,.pp-chrome .pp-about{max-width:680px;margin:10px auto!important}
.pp-chrome .pp-quote{text-align:center;font-size:17px}
.pp-chrome h2{font-size:15px;color:hsl(${hue} 75% 28%);margin-bottom:8px!important}
.pp-chrome li i{border-radius:50%;box-shadow:inset 0 14px 12px #fff6,0 0 0 3px #dfe7ee,0 0 0 4px #8ea0ae;animation:rise 6s ease-in-out infinite alternate}
.pp-chrome ol{padding-top:28px!important}
.pp-chrome .pp-counter{text-align:center}
.pp-chrome .pp-counter i{display:inline-block;min-width:20px;border-radius:8px;background:hsl(${hue} 70% 22%);color:#dff;text-align:center;margin-right:2px}`,
      title(words),
      mood(words, '◉'),
      factList(words),
      quote(words),
      about(words, 'Profile'),
      topFriends(words, 'My orbit'),
      counter(words, 'Signal received'),
    ),
}
