import { about, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: the front page of a newspaper. */
export const frontPage: Design = {
  id: 'front-page',
  tags: [
    'newspaper',
    'news',
    'magazine',
    'editorial',
    'elegant',
    'classy',
    'press',
    'journalist',
    'journalism',
    'reporter',
    'headline',
    'article',
    'gazette',
    'tabloid',
    'columnist',
    'editor',
    'print',
    'printed',
    'typography',
    'serif',
    'fashion',
    'vogue',
    'vintage',
    'victorian',
  ],
  hue: 8,
  render: (words, hue) =>
    page(
      'front-page',
      hue,
      `${BASE}
body{background:hsl(${hue} 8% 74%)}
.pp-front-page{max-width:760px;margin:0 auto;padding:12px 16px 16px;background:hsl(${(hue + 36) % 360} 34% 95%);color:#1d1a16;font:15px/1.45 Georgia,"Times New Roman",serif}
.pp-front-page .pp-mood{padding:0 0 5px!important;font-size:12px;font-style:italic;text-align:center}
.pp-front-page .pp-title{padding:9px 0 10px!important;border-top:5px double #1d1a16;border-bottom:1px solid #1d1a16;font:900 30px/1.02 "Playfair Display","Bodoni MT",Didot,"Times New Roman",serif;letter-spacing:-.01em;text-align:center}
.pp-front-page .pp-counter{margin:0 0 14px!important;padding:3px 0!important;border-bottom:1px solid #1d1a16;font-size:12px;text-align:center}
.pp-front-page .pp-lead{display:flex;gap:12px;align-items:flex-start;padding-bottom:14px;border-bottom:1px solid #1d1a16}
.pp-front-page .pp-face{width:96px;height:112px;border:1px solid #1d1a16;background:radial-gradient(#0003 1px,transparent 1.5px) 0 0/5px 5px,hsl(${(hue + 36) % 360} 20% 86%)}
.pp-front-page .pp-quote{flex:1;min-width:0;font-size:21px;line-height:1.14;letter-spacing:-.01em}
.pp-front-page .pp-facts{margin-top:12px!important;columns:2 230px;column-gap:26px;column-rule:1px solid #9a9284}
.pp-front-page .pp-facts>div{break-inside:avoid;padding-bottom:9px}
.pp-front-page dt{color:hsl(${hue} 65% 24%);font-size:12px;font-weight:bold;letter-spacing:.09em;text-transform:uppercase}
.pp-front-page h2{margin:8px 0!important;padding-top:7px!important;border-top:5px double #1d1a16;font:italic bold 18px/1.2 Georgia,"Times New Roman",serif}
.pp-front-page .pp-about p{margin-bottom:8px!important}
.pp-front-page .pp-about p:first-of-type::first-letter{float:left;padding:4px 6px 0 0;font-size:44px;line-height:.8;font-weight:bold}
.pp-front-page li i{border:1px solid #1d1a16}
@media (min-width:560px){.pp-front-page .pp-title{font-size:46px}.pp-front-page .pp-quote{font-size:28px}}`,
      mood(words, '☂'),
      title(words),
      counter(words, 'Copies sold today:'),
      `<div class="pp-lead">${face(words, '✒')}${quote(words)}</div>`,
      factList(words),
      about(words, 'From our correspondent'),
      topFriends(words, 'Seen on the desk'),
    ),
}
