import { about, badges, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: cardboard, tape and stencils. */
export const grunge: Design = {
  id: 'grunge',
  tags: [
    'grunge',
    'skate',
    'skater',
    'street',
    'graffiti',
    'brown',
    'diy',
    'maker',
    'workshop',
    'craft',
    'coffee',
    'indie',
    'rough',
    '2003',
    '2004',
    'bike',
    'building',
    'home',
    'wood',
    'wooden',
    'cardboard',
    'vintage',
    'rustic',
    'leather',
    'western',
    'cowboy',
    'poster',
  ],
  hue: 30,
  render: (words, hue) =>
    page(
      'grunge',
      hue,
      `${BASE}
body{background:#3a332b}
.pp-grunge{background:repeating-linear-gradient(92deg,#0000 0 7px,#00000012 7px 9px),repeating-linear-gradient(hsl(${hue} 38% 62%) 0 60px,hsl(${hue} 36% 59%) 60px 64px);color:#211a12;font:14px/1.4 "Courier New",Courier,monospace}
.pp-grunge>*{max-width:720px;margin-left:auto!important;margin-right:auto!important}
.pp-grunge .pp-face{float:right;margin:0 0 8px 10px!important;border-radius:50%;border:5px solid #fff;width:92px;height:92px;transform:rotate(9deg);box-shadow:2px 3px 6px #0007}
.pp-grunge .pp-title{overflow:hidden;font:900 29px/1 Impact,"Arial Black",sans-serif;letter-spacing:.03em;transform:rotate(-1.5deg);color:#1b1510;border-bottom:8px double #1b1510;padding-bottom:6px!important;margin-bottom:14px!important}
.pp-grunge .pp-mood{display:inline-block;background:#111;color:hsl(${hue} 80% 75%);padding:3px 10px!important;margin-bottom:14px!important}
.pp-grunge .pp-facts{clear:both;padding-top:6px!important}
.pp-grunge .pp-facts>div{position:relative;background:#f3ead8;padding:8px 12px;margin-bottom:12px;box-shadow:2px 3px 5px #0006}
.pp-grunge .pp-facts>div:nth-child(odd){transform:rotate(-.7deg)}
.pp-grunge .pp-facts>div:nth-child(even){transform:rotate(.6deg)}
.pp-grunge .pp-facts>div::before{content:"";position:absolute;top:-8px;left:42%;width:64px;height:16px;background:#e6d9a8cc}
.pp-grunge dt{font-weight:bold;text-transform:none;color:hsl(${(hue + 335) % 360} 75% 23%)}
.pp-grunge .pp-quote{font:bold 17px/1.3 Georgia,serif;padding:4px 0 14px!important}
.pp-grunge h2{font:900 20px Impact,"Arial Black",sans-serif;text-transform:uppercase;margin:6px 0!important}
.pp-grunge .pp-top{clear:both}
.pp-grunge li{font-family:Arial,sans-serif}
.pp-grunge li i{border-radius:50%;border:3px solid #fff;box-shadow:1px 2px 3px #0008}
.pp-grunge li:nth-child(odd) i{transform:rotate(-8deg)}
.pp-grunge li:nth-child(even) i{transform:rotate(6deg)}
.pp-grunge .pp-counter{margin-top:12px!important}
.pp-grunge .pp-counter i{background:#1b1510;color:#f3ead8;padding:0 5px;margin-right:2px}
@media (max-width:280px){.pp-grunge .pp-title{font-size:23px}.pp-grunge .pp-face{width:72px;height:72px}}`,
      `<div class="pp-lid">${face(words, '✌')}${title(words)}${mood(words, '✌')}${quote(words)}</div>`,
      topFriends(words, 'Stickers on the deck'),
      factList(words),
      about(words, 'Scribbled'),
      counter(words, 'Walked past:'),
      badges('FRAGILE', 'THIS SIDE UP ↑'),
    ),
}
