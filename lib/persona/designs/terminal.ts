import { about, badges, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: green text on a black terminal. */
export const terminal: Design = {
  id: 'terminal',
  tags: [
    'hacker',
    'terminal',
    'matrix',
    'code',
    'coder',
    'developer',
    'linux',
    'dark',
    'green',
    'cyber',
    'security',
    'backend',
    'devops',
    'server',
    'programming',
    'geek',
    'cyberpunk',
    'dos',
    'unix',
    'spy',
  ],
  hue: 135,
  render: (words, hue) =>
    page(
      'terminal',
      hue,
      `${BASE}
body{background:#030803}
@keyframes cursor{50%{opacity:0}}
.pp-terminal{background:repeating-linear-gradient(#0000 0 2px,#0006 2px 4px),radial-gradient(circle at 50% 30%,hsl(${hue} 60% 9%),#020402 75%);color:hsl(${hue} 90% 68%);font:13px/1.5 "Courier New",Courier,monospace;text-shadow:0 0 6px hsl(${hue} 90% 40%)}
.pp-terminal>*{max-width:760px}
.pp-terminal .pp-boot{display:flex;gap:12px;align-items:center}
.pp-terminal .pp-face{width:76px;height:76px;border:2px solid hsl(${hue} 90% 60%);background:#dfffe6;box-shadow:0 0 14px hsl(${hue} 90% 45%);filter:saturate(.5)}
.pp-terminal .pp-title{font-size:17px}
.pp-terminal .pp-title::before{content:"~$ whoami → "}
.pp-terminal .pp-title::after{content:"█";animation:cursor 1.1s steps(1) infinite}
.pp-terminal .pp-facts{margin:12px 0!important;border-left:2px solid hsl(${hue} 80% 35%);padding-left:12px!important}
.pp-terminal .pp-facts>div{margin-bottom:8px}
.pp-terminal dt{color:#fff;text-transform:none}
.pp-terminal dt::before{content:"> "}
.pp-terminal .pp-quote{margin:12px 0!important;padding:10px!important;border:1px dashed hsl(${hue} 80% 40%);color:#fff}
.pp-terminal h2{font-size:14px;color:#fff;margin:10px 0 6px!important}
.pp-terminal h2::before{content:"# "}
.pp-terminal ol{display:block}
.pp-terminal li{width:auto;text-align:left;display:flex;gap:8px;align-items:center;font-size:13px}
.pp-terminal li i{width:26px;height:26px;margin:0 0 3px;font-size:11px;text-shadow:none}
.pp-terminal li img{width:20px;height:20px}
.pp-terminal .pp-badges span{border:1px solid hsl(${hue} 90% 45%);background:#020402;color:hsl(${hue} 90% 68%)}
.pp-terminal .pp-counter,.pp-terminal .pp-mood{opacity:.9}`,
      `<div class="pp-boot">${face(words, '☢')}<div>${title(words)}${mood(words, '[ok]')}</div></div>`,
      factList(words),
      about(words, 'cat about.txt'),
      topFriends(words, 'ps aux --sort=-love'),
      quote(words),
      counter(words, 'connections since boot:'),
      badges('no mouse needed', 'uptime: since 2003'),
    ),
}
