/** Hostile texts: a head, a unit that is repeated up to a length, and a tail. Seeded, so that each run can be repeated. */

export interface HostileInput {
  readonly head: string
  /** Repeated up to the length; "%d" becomes the number of the repetition. */
  readonly unit: string
  readonly tail: string
}

const SYMBOLS = [...'.,;:!?-–—_/\\|()[]{}<>"\'`“”«»„‘’*#+=~^&%$@•·→×…\u00a0\u200b\ufeff \n\t\r']
const LETTERS = [...'aBcDRXCVdg', 'I ', 'R ', 'X ', 'D ', 'C ', 'Go ', 'e', 'é', 'a\u0301', '\u0301', 'ß', 'İ', 'ﬁ']
const DIGITS = ['0', '7', '1.', '2.0 ', '10:00 ', '3,14 ', '%d', '%d ', '%d. ', 'v%d ', '$%d ', '4 TB ', '50mm f/1.8 ']
const WORDS = [
  ...['the ', 'and ', 'not ', 'no ', 'never ', 'I use ', 'we moved from ', 'instead of ', 'I ', 'for ', 'with ', 'my '],
  ...[
    'is ',
    'a ',
    'to ',
    'used ',
    'stopped using ',
    'switched to ',
    'or ',
    'but ',
    'like ',
    'said ',
    'want ',
    'without ',
  ],
  ...[
    'free ',
    'on Linux ',
    'a photographer who ',
    'photographer ',
    'for my mother ',
    'I need ',
    'team of 3 ',
    'budget ',
  ],
  ...[
    'um ',
    'you know, ',
    'edit video ',
    'word%d ',
    'Word%d ',
    'WORD%d ',
    'wordWord%d',
    'iPhone %d ',
    'M%d Pro ',
    'Word ',
  ],
  ...[
    'antidisestablishmentarianism',
    'no more ',
    'uses ',
    'Tools: ',
    'Past: ',
    'camera ',
    'website ',
    'app ',
    '-free ',
  ],
]
const SCRIPTS = [
  ...[
    '日本',
    'を使う',
    '。',
    '、',
    '我用',
    '，',
    '한국 ',
    '씁니다 ',
    'Привет ',
    'и ',
    'не ',
    'Ελληνικά ',
    'שלום ',
    'مرحبا ',
  ],
  ...[
    'हिन्दी ',
    'ไทย',
    'não uso ',
    'ich nutze ',
    'kein ',
    "j'utilise ",
    'uso ',
    'и использую ',
    '👩‍💻',
    '🎉 ',
    '🇩🇪',
    '☕️',
    '𝒜',
    '\ud800',
  ],
]
const LINES = [
  ...[
    '- ',
    '* ',
    '# ',
    '## ',
    '> ',
    '- a\n',
    '* Word%d\n',
    '# T\n',
    '> q\n',
    '1. a\n',
    '[ ] ',
    '- [ ] ',
    '---\n',
    '===\n',
  ],
  ...[
    '|.....',
    '| a ',
    '|---',
    'a | b\n',
    '| a | b |\n',
    'a,b\n',
    'a\tb\n',
    'a;',
    'key: ',
    'key: value\n',
    'Key%d: a, b\n',
  ],
  ...[
    '[a](b)',
    '[a]',
    '](',
    '![',
    '**a**',
    '__a',
    '~~a~~',
    '`a`',
    '```\n',
    '<b>',
    '</b>',
    '<li>a',
    '<!--',
    '-->',
    '<a href="',
  ],
  ...[
    'https://a.b/c ',
    'http://',
    'www.',
    'a@b.cd ',
    '@a ',
    '#a ',
    'a/b',
    'C:\\',
    'a.b',
    'a.b.',
    '.js',
    'x-',
    '-x',
    "'s ",
    '&amp;',
  ],
  ...[
    'Q: a?\nA: b\n',
    'Bob: a\n',
    'On Monday, A wrote:\n',
    'From: a@b.cd\n',
    '00:01 a\n',
    '00:00:01,000 --> 00:00:02,000\n',
    '(',
    ' - ',
    ' ....... 10\n',
  ],
  ...[
    '"a", ',
    '("',
    '")',
    "''",
    '""',
    '"\\',
    '{"a":',
    '[[',
    ']]',
    '\n\n',
    '\n \n',
    '  \n',
    ' ,',
    ', ',
    '> > ',
    ' > ',
    ' → ',
    ' / ',
    '&',
    ' & ',
  ],
]
const FILES = [
  ...[
    'FROM x\n',
    'RUN apt-get install a%d\n',
    'RUN a && \\\n',
    'import a%d\n',
    "import x from 'a%d'\n",
    "require('a')",
    '#include <a>\n',
  ],
  ...[
    'a%d==1.%d\n',
    'a.b.c = 1\n',
    'a.',
    '[a.b%d]\n',
    '[[a]]\n',
    'a = [',
    'a = { b = ',
    '"a%d": "1",',
    '"a":{',
    'a: &a [*a]\n',
    '  - a%d=1\n',
  ],
  ...[
    '<text start="%d">',
    '<p>',
    '</p>',
    'a</text>',
    '&#38;amp;',
    '<dependency>',
    '<dependency><groupId>a</groupId><artifactId>b%d</artifactId></dependency>\n',
    '<a>',
    '<a b="c',
    '<![CDATA[',
    '<?',
    '<!',
  ],
  ...[
    'gem "a%d"\n',
    'npm i a%d && ',
    'brew install a%d\n',
    'pip install ',
    'a:\n',
    '  a:\n',
    '? ',
    '- - ',
    '!a ',
    'a%d: 1\n',
    'use a::b%d;\n',
    '{:a, "',
  ],
  ...[
    'implementation "a:b%d:1"\n',
    '.package(url: "',
    '<PackageReference Include="a%d" />\n',
    'uses: a/b@v%d\n',
    'image: a%d\n',
    'require a.b/c v1\n',
  ],
]

/** Beginnings that make a text a file of a kind, or a text of a kind. */
const HEADS = [
  ...[
    '',
    '',
    '',
    '',
    '{',
    '[',
    '<',
    '"',
    '(',
    '{"dependencies":{',
    '{"a":["',
    '[dependencies]\n',
    '[project]\ndependencies = [',
    '[packages]\n',
  ],
  ...[
    'services:\n  a:\n    image: b\n',
    'dependencies:\n  - python=3\n',
    'dependencies:\n  flutter:\n    sdk: flutter\n',
    'FROM node\n',
  ],
  ...[
    '<project><dependencies><artifactId>',
    '<project>\n<artifactId>a</artifactId>',
    'flask==1.0\n',
    "source 'https://rubygems.org'\ngem 'a'\n",
  ],
  ...[
    'module a.b/c\n\ngo 1.2\n\nrequire (\n',
    'package.json:\n',
    'pom.xml\n',
    'Cargo.toml\n',
    '```json\n',
    '```\n',
    'name,category\n',
    '| a | b |\n|---|---|\n',
  ],
  ...[
    'I use React. ',
    'My stack: React, ',
    'a photographer ',
    'WEBVTT\n\n',
    '# Tools\n\n',
    'on: push\njobs:\n  a:\n    steps:\n      - uses: a/b\n',
  ],
]
const TAILS = ['', '', '', '', '\n', '!', ' React', ']', '}', '</project>', '</text>', '"', ')', '\nI use Figma.', ' 7']

/** mulberry32: small, seeded, and good enough to choose inputs. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Each atom alone first, then random mixtures of up to three atoms, `names` among them. */
export function* hostileInputs(random: () => number, names: readonly string[]): Generator<HostileInput> {
  const atoms = [SYMBOLS, LETTERS, DIGITS, WORDS, SCRIPTS, LINES, FILES]
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const atom = (): string => {
    const kind = Math.floor(random() * (atoms.length + 1))
    const list = atoms[kind]
    return list ? oneOf(list) : oneOf(names) + oneOf([' ', ', ', '\n', '. ', '', '-', "'s "])
  }
  for (const unit of atoms.flat()) yield { head: '', unit, tail: '' }
  for (;;) {
    const unit = Array.from({ length: 1 + Math.floor(random() * 3) }, atom).join('')
    yield { head: oneOf(HEADS), unit, tail: oneOf(TAILS) }
  }
}

export function hostileText({ head, unit, tail }: HostileInput, length: number): string {
  const parts = [head]
  const room = length - tail.length
  for (let at = 0, written = head.length; written < room; at++) {
    const part = unit.replaceAll('%d', String(at))
    parts.push(part)
    written += part.length
  }
  return parts.join('').slice(0, room) + tail
}
