import { expect, test } from 'vitest'
import { cleanCss } from '@/lib/persona/sanitise/css'
import { RemovedList } from '@/lib/persona/sanitise/removed'

const sheet = (css: string) => cleanCss(css, 'stylesheet', new RemovedList(css))
const attribute = (css: string) => cleanCss(css, 'declarationList', new RemovedList(css))

// promise: no-other-requests
test.each([
  ['an import', '@import "https://e.example/a.css";'],
  ['an import with an escape in its name', '@\\69mport "https://e.example/a.css";'],
  ['an import after a bad string', 'a{}"\n@import url(//e.example)'],
  ['a font', '@font-face{font-family:a;src:url(//e.example/a)}'],
  ['a namespace', '@namespace url(//e.example);'],
  ['a character set', '@charset "utf-7";'],
  ['a registered property', '@property --a{syntax:"<url>";inherits:false;initial-value:url(//e.example)}'],
  ['a page rule', '@page{background:url(//e.example)}'],
])('a style sheet loses %s', (_what, css) => {
  expect(sheet(css)).not.toMatch(/e\.example|import|font-face|utf-7/i)
})

test.each(['--a:url(/api/icons/react)', 'content:attr(title url)', 'background:attr(title type(<url>))'])(
  'a style loses %s, which may become an address later',
  (css) => {
    expect(attribute(css)).toBe('')
    expect(sheet(`a{${css}}`)).toBe('a{}')
  },
)

test.each([
  'background:url(//e.example/a)',
  'background:url("https://e.example/a")',
  "background:url('https://e.example/a'",
  'background:u\\72l(//e.example/a)',
  'background:\\75\\72\\6c(//e.example/a)',
  'background:URL(//e.example/a)',
  'background:url(/api/icons/../../e.example)',
  'background:url(/api/iconsx/e.example)',
  'background:image-set("//e.example/a" 1x)',
  'background:-webkit-image-set(url(//e.example/a) 1x)',
  'background:ima\\67 e-set("//e.example/a" 1x)',
  'background:image("//e.example/a")',
  'background:cross-fade(url(//e.example/a),url(//e.example/a),50%)',
  'background:-webkit-cross-fade(url(//e.example/a),url(//e.example/a),50%)',
  'background:element(#e.example)',
  'background:paint(e.example)',
  'background:src("//e.example/a")',
  'background:var(--x,url(//e.example/a))',
  'background:var(--x,u\\72l(//e.example/a))',
  '--x:url(//e.example/a)',
  '--x:u\\72l(//e.example/a)',
  '--x:{background:url(//e.example/a)}',
  'cursor:url(//e.example/a),auto',
  'list-style:url(//e.example/a)',
  'content:url(//e.example/a)',
  'content:attr(e.example url)',
  'filter:url(//e.example/a#b)',
  'mask:url(//e.example/a)',
  'clip-path:url(//e.example/a#b)',
  'shape-outside:url(//e.example/a)',
  'border-image:url(//e.example/a) 1',
  'offset-path:url(//e.example/a)',
  'behavior:url(e.example.htc)',
  '-moz-binding:url(e.example.xml#a)',
  'beh\\61vior:url(e.example.htc)',
  'width:expression(alert("e.example"))',
  'width:exp/**/ression(alert("e.example"))',
  'filter:progid:DXImageTransform.Microsoft.AlphaImageLoader(src="e.example")',
  'background:url(data:image/svg+xml,e.example)',
  'background:url(data:text/html;base64,e.example)',
  'background:url(javascript:e.example)',
  'color:red;}@import "e.example";a{',
  'color:red;background/**/:url(//e.example/a)',
  'color:red;background\\3a url(//e.example/a)',
])('%s loads nothing, as an attribute or in a sheet', (css) => {
  expect(attribute(css)).not.toContain('e.example')
  expect(sheet(`a{${css}}`)).not.toContain('e.example')
  expect(sheet(`@media all{a{color:red;${css}}}`)).not.toContain('e.example')
})

test.each([
  ['color:red;margin:1px 2px', 'color:red;margin:1px 2px'],
  ['background:url(/api/icons/react)', 'background:url(/api/icons/react)'],
  ['background:url(data:image/png;base64,AAAA)', 'background:url(data:image/png;base64,AAAA)'],
  ['background:linear-gradient(45deg,#f0f,cyan 50%)', 'background:linear-gradient(45deg,#f0f,cyan 50%)'],
  ['color:var(--a,red)', 'color:var(--a,red)'],
  ['--a:calc(1px + 2%)', '--a:calc(1px + 2%)'],
  ['font:bold 12px "Comic Sans MS",cursive', 'font:bold 12px"Comic Sans MS",cursive'],
  ['color:red!important', 'color:red!important'],
  ['filter:alpha(opacity=50)', ''],
])('%s is kept', (css, cleaned) => {
  expect(attribute(css)).toBe(cleaned)
})

test.each([
  '@media (max-width:400px){a{color:red}}',
  '@keyframes blink{50%{opacity:0}}',
  '@supports (display:grid){a{display:grid}}',
  '@layer a{b{color:red}}',
  '@container (min-width:1px){a{color:red}}',
  'a:not(.b):hover>c~d::before{content:"→"}',
  'td[align="center"]{color:red}',
])('%s is unchanged in a sheet', (css) => {
  expect(sheet(css)).toBe(css)
})

test('ids in selectors get the prefix of ids in the markup, once', () => {
  expect(sheet('#a,#user-content-b{color:red}')).toBe('#user-content-a,#user-content-b{color:red}')
})

test('a cleaned sheet contains no "<", which could end its element', () => {
  expect(sheet('a{content:"</style><script>"}')).not.toContain('<')
  expect(sheet('a[b="</style>"]{color:red}')).not.toContain('<')
  expect(sheet('/*</style>*/a{font-family:"<!--"}')).not.toContain('<')
})

// promise: sanitiser-alone
test('a cleaned sheet is unchanged by another cleaning', () => {
  for (const css of ['a{b:c\\', 'a{content:"\\', '@media{', 'a{}}b{color:red', 'a{color:red;;;:x}', '}}}a{color:red}'])
    expect(sheet(sheet(css))).toBe(sheet(css))
})

test.each(['behavior:x', '-moz-binding:x', '-ms-behavior:x'])('%s is removed, also without an address', (declaration) =>
  expect(attribute(`${declaration};color:red`)).toBe('color:red'),
)
