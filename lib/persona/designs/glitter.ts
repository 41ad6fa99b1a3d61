import { about, badges, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: pink, hearts and shimmering letters. */
export const glitter: Design = {
  id: 'glitter',
  tags: [
    'pink',
    'glitter',
    'girly',
    'cute',
    'sparkle',
    'hearts',
    'princess',
    'barbie',
    'kawaii',
    'fashion',
    'beauty',
    'sweet',
    'happy',
    'anime',
    'manga',
    'kpop',
    'unicorn',
    'bright',
    'valentine',
    'romantic',
    'rose',
    'doll',
    'bubblegum',
    'candy',
  ],
  hue: 325,
  render: (words, hue) =>
    page(
      'glitter',
      hue,
      `${BASE}
body{background:hsl(${hue} 90% 92%)}
@keyframes shimmer{to{background-position:200px 0}}
@keyframes twinkle{50%{opacity:.35}}
.pp-glitter{background:radial-gradient(circle at 10px 10px,#fff 2px,transparent 3px) 0 0/34px 34px,radial-gradient(circle at 26px 24px,hsl(${hue} 90% 80%) 2px,transparent 3px) 0 0/34px 34px,hsl(${hue} 90% 92%);color:hsl(${hue} 70% 22%);font:14px/1.5 "Comic Sans MS","Comic Neue","Chalkboard SE","Trebuchet MS",Verdana,sans-serif;text-align:center}
.pp-glitter .pp-title{font-size:27px;background:repeating-linear-gradient(100deg,hsl(${hue} 80% 38%) 0 20px,hsl(${hue} 90% 52%) 40px,hsl(${(hue + 290) % 360} 65% 45%) 70px,hsl(${hue} 80% 38%) 100px);background-clip:text;color:transparent;animation:shimmer 4s linear infinite}
.pp-glitter .pp-stars{letter-spacing:10px;color:hsl(${hue} 85% 45%);animation:twinkle 2s infinite}
.pp-glitter .pp-face{width:96px;height:96px;margin:8px auto!important;border-radius:50%;border:4px dotted hsl(${hue} 85% 60%);box-shadow:0 0 0 5px #fff,0 0 18px hsl(${hue} 90% 60%)}
.pp-glitter .pp-facts,.pp-glitter .pp-quote,.pp-glitter .pp-top,.pp-glitter .pp-about{max-width:520px;margin:10px auto!important;background:#fffffff0;border:3px dotted hsl(${hue} 85% 65%);border-radius:22px;padding:12px 16px!important}
.pp-glitter dt{font-weight:bold;color:hsl(${hue} 80% 35%)}
.pp-glitter dt::before{content:"♥ "}
.pp-glitter dd{margin-bottom:8px!important}
.pp-glitter .pp-quote{font-size:16px;background:linear-gradient(90deg,hsl(${hue} 100% 90%),#fff,hsl(${hue} 100% 90%))}
.pp-glitter h2{font-size:16px;color:hsl(${hue} 80% 35%);margin-bottom:8px!important}
.pp-glitter ol{justify-content:center}
.pp-glitter li i{border-radius:50%;border:3px solid #fff;box-shadow:0 0 0 2px hsl(${hue} 85% 65%)}
.pp-glitter .pp-counter i{display:inline-block;background:hsl(${hue} 80% 35%);color:#fff;border-radius:50%;width:22px}
.pp-glitter .pp-badges span{border:2px solid #fff;border-radius:9px;background:hsl(${hue} 80% 27%)}`,
      '<p class="pp-stars">✦ ★ ✧ ★ ✦</p>',
      title(words),
      face(words, '♥'),
      mood(words, '♡'),
      quote(words),
      topFriends(words, '~ besties 4ever ~'),
      factList(words),
      about(words, 'All about me'),
      counter(words, 'you are cutie no.'),
      badges('100% glitter', 'made with ♥'),
    ),
}
