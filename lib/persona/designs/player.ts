import { about, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: a skinned music player with the profile as its playlist. */
export const player: Design = {
  id: 'player',
  tags: [
    'music',
    'audio',
    'podcast',
    'dj',
    'producer',
    'studio',
    'sound',
    'playlist',
    'purple',
    'party',
    'electronic',
    'synth',
    'mp3',
    'sing',
    'stream',
    'streaming',
    'song',
    'album',
    'winamp',
    'ipod',
    'rave',
    'techno',
    'house',
    'rap',
    'jazz',
    'disco',
    'vinyl',
    'piano',
    'neon',
    'club',
    'radio',
  ],
  hue: 268,
  render: (words, hue) =>
    page(
      'player',
      hue,
      `${BASE}
body{background:#15131c}
@keyframes level{50%{transform:scaleY(.35)}}
.pp-player{background:radial-gradient(circle at 50% 0,hsl(${hue} 45% 28%),#15131c 70%);color:#e9e4f5;font:13px/1.5 Tahoma,Verdana,sans-serif}
.pp-player .pp-skin{max-width:560px;margin:0 auto;background:linear-gradient(#4a4658,#2c2937);border:2px solid;border-color:#7d7790 #16141d #16141d #7d7790;border-radius:10px;padding:10px}
.pp-player .pp-screen{background:#07110a;border:2px inset #555;padding:10px;color:#7dff9a;font-family:"Lucida Console",Monaco,monospace}
.pp-player .pp-now{display:flex;flex-wrap:wrap;gap:10px;align-items:center}
.pp-player .pp-now>div{flex:1 1 112px;min-width:0}
.pp-player .pp-face{width:78px;height:78px;border:2px inset #555;background:linear-gradient(135deg,#fff,hsl(${hue} 60% 80%))}
.pp-player .pp-title{font-size:16px;color:#b8ffc8}
.pp-player .pp-bars{display:flex;gap:4px;height:28px;align-items:flex-end;margin-top:8px}
.pp-player .pp-bars span{flex:1;height:100%;background:linear-gradient(red,#fc0 30%,#3f6);transform-origin:bottom;animation:level 1.6s ease-in-out infinite}
.pp-player .pp-bars span:nth-child(2n){animation-duration:2.3s}
.pp-player .pp-bars span:nth-child(3n){animation-duration:1.9s;height:70%}
.pp-player .pp-keys{margin:10px 0;word-spacing:14px;text-align:center;font-size:16px;color:#d8d2ea}
.pp-player .pp-facts{counter-reset:track;background:#0c0a14;border:2px inset #555;padding:6px!important}
.pp-player .pp-facts>div{counter-increment:track;padding:4px 6px;overflow:hidden}
.pp-player .pp-facts>div:nth-child(even){background:#1c182a}
.pp-player dt{color:hsl(${hue} 90% 80%)}
.pp-player dt::before{content:counter(track) ". "}
.pp-player .pp-quote{text-align:center;font-size:15px;padding:2px 6px 10px!important;color:#fff}
.pp-player h2{font-size:13px;color:hsl(${hue} 90% 82%);margin:8px 0!important}
.pp-player li i{border-radius:6px;border:2px solid #7d7790}
.pp-player .pp-counter{margin-top:10px!important}
.pp-player .pp-counter i{background:#07110a;color:#7dff9a;padding:0 3px;font-family:monospace}`,
      `<div class="pp-skin"><div class="pp-screen"><div class="pp-now">${face(words, '♫')}<div>${title(words)}${mood(words, '♫')}</div></div><div class="pp-bars">${'<span></span>'.repeat(14)}</div></div><p class="pp-keys">◄◄ ► ■ ►►</p>${quote(words)}${factList(words)}${topFriends(words, 'On repeat')}${about(words, 'Liner notes')}${counter(words, 'Plays:')}</div>`,
    ),
}
