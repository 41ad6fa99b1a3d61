import { about, BASE, counter, face, factList, mood, page, quote, title, topFriends } from './page-parts'
import type { Design } from './design'

/** Design: a page of a ruled notebook, taped and underlined. */
export const diary: Design = {
  id: 'diary',
  tags: [
    'diary',
    'journal',
    'notebook',
    'paper',
    'writer',
    'writing',
    'school',
    'poet',
    'books',
    'reading',
    'research',
    'student',
    'teacher',
    'yellow',
    'quiet',
    'minimal',
    'blog',
    'sad',
    'rain',
    'rainy',
    'melancholic',
    'poem',
    'poetry',
    'letter',
    'autumn',
    'scrapbook',
    'library',
    'handwritten',
    'sketch',
  ],
  hue: 46,
  render: (words, hue) =>
    page(
      'diary',
      hue,
      `${BASE}
body{background:hsl(${hue} 30% 70%)}
.pp-diary{max-width:720px;margin:0 auto;padding:18px 18px 18px 52px;background:linear-gradient(90deg,transparent 40px,#e88 40px 42px,transparent 42px),repeating-linear-gradient(hsl(${hue} 85% 94%) 0 27px,#b9cfe8 27px 28px);color:#27344c;font:italic 16px/28px "Segoe Print","Bradley Hand","Comic Sans MS","URW Chancery L",Georgia,serif}
.pp-diary .pp-face{position:relative;float:right;margin:0 0 8px 12px!important;border:6px solid #fff;border-bottom-width:20px;height:98px;background:#f2efe6;transform:rotate(4deg);box-shadow:2px 3px 6px #0004}
.pp-diary .pp-face::before{content:"";position:absolute;top:-14px;left:18px;width:44px;height:16px;background:hsl(${hue} 80% 70%/.75);transform:rotate(-6deg)}
.pp-diary .pp-title{font-size:23px;line-height:28px;text-decoration:underline wavy hsl(${hue} 80% 45%) 2px;margin-bottom:28px!important}
.pp-diary .pp-mood{position:relative;display:inline-block;background:hsl(${hue} 95% 78%);padding:0 14px!important;transform:rotate(-1.5deg);box-shadow:2px 2px 4px #0003}
.pp-diary .pp-facts{margin:28px 0 0!important}
.pp-diary dt{display:inline;font-weight:bold;text-decoration:underline}
.pp-diary dd{display:inline}
.pp-diary dt::after{content:": "}
.pp-diary .pp-quote{margin:28px 0!important;padding:14px 18px!important;background:#fffbe8;border:1px solid #d8c98a;transform:rotate(.8deg);box-shadow:3px 3px 0 #0002}
.pp-diary h2{font-size:19px;line-height:28px}
.pp-diary li{font-size:13px;line-height:18px}
.pp-diary li i{border:4px solid #fff;border-bottom-width:10px;height:54px;box-shadow:1px 2px 4px #0005}
.pp-diary li:nth-child(odd) i{transform:rotate(-4deg)}
.pp-diary li:nth-child(even) i{transform:rotate(3deg)}
.pp-diary .pp-counter{font-size:13px;margin-top:14px!important}
@media (max-width:420px){.pp-diary{padding-left:48px;padding-right:12px;font-size:14px}.pp-diary .pp-title{font-size:19px}}
@media (max-width:280px){.pp-diary .pp-face{float:none;margin:0 0 14px!important}}`,
      face(words, '☕'),
      title(words),
      mood(words, '☕'),
      factList(words),
      quote(words),
      about(words, 'Dear diary'),
      topFriends(words, 'Stuck to this page'),
      counter(words, 'Pages turned:'),
    ),
}
