import { about, BASE, counter, factTable, mood, page, quote, title, topFriends } from './parts'
import type { Design } from './design'

/** Two columns of boxed tables: the profile that everybody had. */
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
  ],
  hue: 212,
  render: (words, hue) =>
    page(
      'profile-table',
      hue,
      `${BASE}
body{background:hsl(${hue} 30% 88%)}
.pp-profile-table{max-width:860px;margin:0 auto;background:#fff;color:#222;font:13px/1.45 Verdana,Geneva,sans-serif}
.pp-profile-table .pp-title{font-size:22px;color:#111;margin-bottom:8px}
.pp-profile-table .pp-cols{display:flex;flex-wrap:wrap;gap:12px}
.pp-profile-table .pp-cols>div{flex:1 1 250px;min-width:0}
.pp-profile-table .pp-card{display:flex;gap:10px;align-items:center;margin-bottom:10px}
.pp-profile-table .pp-card>span{flex:none;width:96px;height:96px;background:linear-gradient(160deg,hsl(${hue} 60% 70%),hsl(${hue} 60% 35%));border:1px solid #888;color:#fff;font-size:56px;line-height:96px;text-align:center}
.pp-profile-table h2{background:hsl(${hue} 55% 38%);color:#fff;font-size:13px;padding:3px 8px!important;margin-bottom:6px!important}
.pp-profile-table th{background:hsl(${hue} 60% 86%);color:hsl(${hue} 70% 22%);padding:5px 7px;border:2px solid #fff}
.pp-profile-table td{background:hsl(${hue} 60% 95%);padding:5px 7px;border:2px solid #fff}
.pp-profile-table .pp-top,.pp-profile-table .pp-about{margin-bottom:12px;border:1px solid hsl(${hue} 55% 38%);padding-bottom:8px}
.pp-profile-table ol{padding:0 8px!important}
.pp-profile-table .pp-quote{border:1px dashed hsl(${hue} 55% 38%);padding:10px!important;margin-bottom:12px!important}
.pp-profile-table .pp-counter{font-size:11px}
.pp-profile-table .pp-counter i{background:#111;color:#8f8;padding:1px 4px;margin-right:1px;font-family:monospace}`,
      title(words),
      `<div class="pp-cols"><div><div class="pp-card"><span>☺</span>${mood(words)}</div>${factTable(words)}</div><div>${quote(words)}${about(words, 'About me')}${topFriends(words, 'My top friends')}${counter(words, 'Profile views:')}</div></div>`,
    ),
}
