import { about, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: a garden fence and a picnic cloth. */
export const meadow: Design = {
  id: 'meadow',
  tags: [
    'nature',
    'forest',
    'garden',
    'plants',
    'green',
    'cottage',
    'cozy',
    'cosy',
    'slow',
    'tea',
    'animals',
    'cat',
    'dog',
    'outdoor',
    'hiking',
    'eco',
    'cooking',
    'kitchen',
    'smart',
    'finance',
    'gentle',
    'bird',
    'flower',
    'spring',
    'tree',
    'farm',
    'rabbit',
    'horse',
    'bear',
    'picnic',
    'food',
    'bread',
    'baking',
    'mushroom',
  ],
  hue: 105,
  render: (words, hue) =>
    page(
      'meadow',
      hue,
      `${BASE}
body{background:hsl(${hue} 40% 82%)}
@keyframes sway{50%{transform:rotate(6deg)}}
.pp-meadow{background:linear-gradient(90deg,hsl(${hue} 45% 55%/.28) 50%,transparent 50%) 0 0/40px 40px,linear-gradient(hsl(${hue} 45% 55%/.28) 50%,transparent 50%) 0 0/40px 40px,#fbfdf4;color:#2a3a22;font:14px/1.5 Georgia,"Times New Roman",serif}
.pp-meadow .pp-sign{max-width:700px;margin:0 auto;background:#fffdf3;border:8px solid #b98d5a;border-radius:14px;box-shadow:inset 0 0 0 3px #8f6a3d,0 6px 14px #0004;padding:12px 14px}
.pp-meadow .pp-flowers{display:flex;justify-content:space-between;font-size:24px;color:hsl(${(hue + 230) % 360} 75% 50%)}
.pp-meadow .pp-flowers span{animation:sway 4s ease-in-out infinite;transform-origin:bottom}
.pp-meadow .pp-face{width:90px;height:90px;margin:0 auto 6px!important;border-radius:50%;border:6px double hsl(${hue} 45% 45%)}
.pp-meadow .pp-title{text-align:center;font-size:23px;color:hsl(${hue} 60% 22%)}
.pp-meadow .pp-mood{text-align:center;font-style:italic;margin-bottom:6px!important}
.pp-meadow .pp-facts>div{border-bottom:2px dotted hsl(${hue} 35% 55%);padding:6px 0}
.pp-meadow dt{color:hsl(${hue} 65% 24%);font-weight:bold}
.pp-meadow dt::before{content:"❀ ";color:hsl(${(hue + 230) % 360} 75% 45%)}
.pp-meadow .pp-quote{text-align:center;font-size:16px;font-style:italic;padding:2px 8px 8px!important}
.pp-meadow h2{font-size:17px;color:hsl(${hue} 65% 24%);margin:8px 0!important}
.pp-meadow ol{justify-content:center}
.pp-meadow li i{border-radius:50% 50% 50% 8px;border:2px solid hsl(${hue} 40% 60%)}
.pp-meadow .pp-counter{text-align:center;margin-top:12px!important;font-size:13px}
.pp-meadow .pp-counter i{display:inline-block;background:hsl(${hue} 50% 26%);color:#fff;border-radius:4px;width:18px;margin-right:1px}`,
      `<div class="pp-sign"><div class="pp-flowers">${'<span>✿</span>'.repeat(5)}</div>${face(words, '☘')}${title(words)}${mood(words, '☘')}${quote(words)}${topFriends(words, 'Growing well')}${factList(words)}${about(words, 'From the garden')}${counter(words, 'Guests for tea:')}</div>`,
    ),
}
