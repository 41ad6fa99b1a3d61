import { about, BASE, counter, face, factTable, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: two columns of boxed tables, as on profile pages of 2005. */
export const profileTable: Design = {
  id: 'profile-table',
  tags: [
    'social',
    'profile',
    'classic',
    'myspace',
    'friends',
    '2005',
    '2006',
    'clean',
    'simple',
    'blue',
    'office',
    'business',
    'web',
    'professional',
    'corporate',
    'serious',
    'minimal',
    'minimalist',
    'plain',
    'lawyer',
    'doctor',
    'neutral',
  ],
  hue: 212,
  render: (words, hue) =>
    page(
      'profile-table',
      hue,
      `${BASE}
body{background:hsl(${hue} 30% 82%)}
@keyframes online{50%{opacity:.35}}
.pp-profile-table{max-width:860px;margin:0 auto;background:#fff;color:#222;font:12px/1.45 Verdana,Geneva,sans-serif}
.pp-profile-table .pp-strip{margin:-12px -12px 10px!important;padding:5px 12px!important;background:linear-gradient(hsl(${hue} 60% 45%),hsl(${hue} 65% 30%));color:#fff;font-size:11px;font-weight:bold}
.pp-profile-table .pp-title{font-size:20px;color:#111;margin-bottom:8px!important}
.pp-profile-table .pp-cols{display:flex;flex-wrap:wrap;gap:12px}
.pp-profile-table .pp-cols>div{flex:1 1 236px;min-width:0}
.pp-profile-table .pp-card{display:flex;gap:10px;margin-bottom:10px}
.pp-profile-table .pp-face{width:98px;height:98px;background:linear-gradient(160deg,#fff,hsl(${hue} 60% 80%));border:1px solid #888;box-shadow:2px 2px 0 #0002}
.pp-profile-table .pp-quote{margin-bottom:6px!important;font-size:12px}
.pp-profile-table .pp-quote b::before{content:"“"}
.pp-profile-table .pp-quote b::after{content:"”"}
.pp-profile-table .pp-online{margin-top:6px!important;color:#1a6b12;font-size:11px;font-weight:bold}
.pp-profile-table .pp-online::before{content:"";display:inline-block;width:9px;height:9px;margin-right:5px;border-radius:50%;background:#3fbf2e;animation:online 2s infinite}
.pp-profile-table h2{background:#fc9;color:#8a3500;font-size:12px;padding:3px 8px!important;margin-bottom:6px!important}
.pp-profile-table th{background:hsl(${hue} 60% 82%);color:hsl(${hue} 75% 22%);padding:5px 7px;border:2px solid #fff}
.pp-profile-table td{background:hsl(${hue} 60% 94%);padding:5px 7px;border:2px solid #fff}
.pp-profile-table .pp-net{border:1px solid #888;padding:9px!important;margin-bottom:12px!important;text-align:center;font-size:14px}
.pp-profile-table .pp-top,.pp-profile-table .pp-about{margin-bottom:12px;border:1px solid #fc9;padding-bottom:8px}
.pp-profile-table ol,.pp-profile-table .pp-about p{padding:0 8px!important}
.pp-profile-table li i{border:1px solid #aaa}
.pp-profile-table .pp-counter{font-size:11px}
.pp-profile-table .pp-counter i{background:#111;color:#8f8;padding:1px 4px;margin-right:1px;font-family:monospace}`,
      `<p class="pp-strip">a place of my own</p>`,
      title(words),
      `<div class="pp-cols"><div><div class="pp-card">${face(words, '☺')}<div>${quote(words)}${mood(words)}<p class="pp-online">online now</p></div></div>${factTable(words)}</div><div><p class="pp-net"><b>You</b> are in my extended network</p>${about(words, 'About me')}${topFriends(words, 'My friend space')}${counter(words, 'Profile views:')}</div></div>`,
    ),
}
