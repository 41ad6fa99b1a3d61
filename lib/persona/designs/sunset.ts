import { about, BASE, counter, face, factTable, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: a postcard from a beach at sunset. */
export const sunset: Design = {
  id: 'sunset',
  tags: [
    'beach',
    'sunset',
    'tropical',
    'summer',
    'travel',
    'surf',
    'holiday',
    'orange',
    'warm',
    'vaporwave',
    'photo',
    'photography',
    'photographer',
    'video',
    'chill',
    'ocean',
    '80s',
    'nomad',
    'palm',
    'island',
    'sea',
    'california',
    'miami',
    'golden',
    'vacation',
    'road',
    'romance',
  ],
  hue: 18,
  render: (words, hue) =>
    page(
      'sunset',
      hue,
      `${BASE}
body{background:hsl(${(hue + 250) % 360} 45% 22%)}
.pp-sunset{background:linear-gradient(hsl(${(hue + 250) % 360} 50% 24%) 0,hsl(${(hue + 310) % 360} 65% 42%) 130px,hsl(${hue} 95% 60%) 250px,hsl(${(hue + 28) % 360} 95% 70%) 320px,hsl(${hue} 70% 92%) 321px);color:#3b1c22;font:14px/1.5 Georgia,"Times New Roman",serif}
.pp-sunset .pp-head{position:relative;text-align:center;padding-top:6px;color:#fff}
.pp-sunset .pp-sun{width:120px;height:60px;margin:12px auto 0;border-radius:120px 120px 0 0;background:repeating-linear-gradient(#ffe27a 0 9px,transparent 9px 12px),#ffb85c}
.pp-sunset .pp-title{font:italic bold 27px/1.15 "Brush Script MT","Segoe Script",Georgia,cursive;text-shadow:0 2px 6px #0009}
.pp-sunset .pp-mood{text-shadow:0 1px 4px #000b}
.pp-sunset .pp-post{display:flex;flex-wrap:wrap;gap:14px;max-width:760px;margin:0 auto;background:#fffaf0;padding:14px;border:1px solid #d9c3a0;box-shadow:0 6px 18px #0005}
.pp-sunset .pp-post>div{flex:1 1 220px;min-width:0}
.pp-sunset th{color:hsl(${hue} 85% 25%);padding:4px 8px 4px 0;border-bottom:1px dotted #b99}
.pp-sunset td{padding:4px 0;border-bottom:1px dotted #b99}
.pp-sunset .pp-face{float:right;width:74px;height:86px;margin:0 0 8px 10px!important;border:4px dotted #fffaf0;background:linear-gradient(#fff 60%,hsl(${hue} 95% 80%));box-shadow:0 0 0 2px hsl(${hue} 70% 60%);transform:rotate(3deg)}
.pp-sunset .pp-quote{font-size:18px;font-style:italic;margin-bottom:12px!important}
.pp-sunset h2{font-size:16px;color:hsl(${hue} 85% 25%);clear:both;margin:8px 0!important}
.pp-sunset li i{border-radius:8px;border:1px solid #e2cfae}
.pp-sunset .pp-counter{margin-top:10px!important;font-size:12px}
.pp-sunset .pp-counter i{border-bottom:2px solid hsl(${hue} 85% 45%);padding:0 2px;margin-right:2px}`,
      `<div class="pp-head">${title(words)}${mood(words, '☀')}<div class="pp-sun"></div></div>`,
      `<div class="pp-post"><div>${face(words, '✈')}${quote(words)}${about(words, 'Wish you were here')}${topFriends(words, 'In my bag')}${counter(words, 'Postcards sent:')}</div><div>${factTable(words)}</div></div>`,
    ),
}
