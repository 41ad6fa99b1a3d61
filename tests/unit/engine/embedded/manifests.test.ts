import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'
import { workTime } from '@/scripts/fuzz/measure'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('dependency files', () => {
  test('package.json: types, lint plugins and helpers are left out', () => {
    const file = JSON.stringify({
      dependencies: { next: '15', 'react-dom': '19', clsx: '2' },
      devDependencies: { '@types/react': '19', 'eslint-plugin-import': '2', vitest: '3' },
    })
    expect(names(file).sort()).toEqual(['Next.js', 'React', 'Vitest'])
  })

  test.each([
    ['requirements.txt', 'django==5.1\ncelery[redis]~=5.4\n-r dev.txt\n', ['Python', 'Django', 'Celery', 'Redis']],
    ['pyproject.toml', '[project]\nname = "a"\ndependencies = ["flask>=3"]\n', ['Python', 'Flask']],
    ['Gemfile', "gem 'rails', '~> 8.0'\n# gem 'puma'\n", ['Ruby', 'Ruby on Rails']],
    ['Cargo.toml', '[dependencies]\ntokio = "1"\n', ['Rust', 'Tokio']],
    ['composer.json', '{"require": {"php": "^8.2", "laravel/framework": "^11"}}', ['PHP', 'Laravel']],
    ['mix.exs', 'defp deps do\n [{:phoenix, "~> 1.7"}]\nend', ['Elixir', 'Phoenix Framework']],
    ['Dockerfile', 'FROM node:22 AS build\nRUN npm ci\nFROM build\n', ['Docker', 'Node.js']],
    [
      'Brewfile',
      'brew "fzf"\ncask "visual-studio-code"\nmas "Things", id: 904280696\n',
      ['Homebrew', 'fzf', 'Visual Studio Code', 'Things'],
    ],
    [
      'pubspec.yaml',
      'dependencies:\n  flutter:\n    sdk: flutter\n  firebase_core: ^2.24.0\n',
      ['Dart', 'Flutter', 'Firebase'],
    ],
    [
      'environment.yml',
      'dependencies:\n  - python=3.11\n  - numpy\n  - pip:\n    - flask\n',
      ['Python', 'Conda', 'NumPy', 'Flask'],
    ],
    ['Pipfile', '[packages]\ndjango = "~=5.0"\n\n[dev-packages]\npytest = "*"\n', ['Python', 'Django', 'pytest']],
    [
      'build.gradle',
      "plugins {\n  id 'org.jetbrains.kotlin.jvm' version '2.0'\n}\ndependencies {\n  runtimeOnly 'org.postgresql:postgresql'\n}\n",
      ['Gradle', 'Kotlin', 'PostgreSQL'],
    ],
    [
      'shop.csproj',
      '<Project><ItemGroup><PackageReference Include="Microsoft.EntityFrameworkCore" Version="8.0.0" /></ItemGroup></Project>',
      ['.NET', 'Entity Framework Core'],
    ],
    ['Podfile', "target 'Shop' do\n  pod 'Alamofire', '~> 5.8'\nend\n", ['CocoaPods', 'iOS', 'Alamofire']],
    [
      'Package.swift',
      'import PackageDescription\nlet package = Package(dependencies: [\n  .package(url: "https://github.com/vapor/vapor.git", from: "4.92.0")\n])',
      ['Swift', 'Vapor'],
    ],
    [
      'winget export',
      '{ "Packages": [ { "PackageIdentifier": "Microsoft.VisualStudioCode" }, { "PackageIdentifier": "VideoLAN.VLC" } ] }',
      ['Windows', 'Visual Studio Code', 'VLC'],
    ],
    [
      'configuration.nix',
      '{ pkgs, ... }:\n{\n  environment.systemPackages = with pkgs; [ neovim obsidian ];\n  programs.fish.enable = true;\n}',
      ['NixOS', 'Neovim', 'Obsidian', 'fish'],
    ],
    [
      'apt list',
      'libc6/jammy,now 2.35 amd64 [installed]\nnginx/jammy,now 1.18 amd64 [installed]\nperl/jammy,now 5.34 amd64 [installed,automatic]\nredis-server/jammy,now 6.0 amd64 [installed]\n',
      ['nginx', 'Redis'],
    ],
    [
      'brew list',
      '==> Formulae\nfzf   libpng   ripgrep\n\n==> Casks\nraycast\n',
      ['Homebrew', 'fzf', 'ripgrep', 'Raycast'],
    ],
    [
      'code --list-extensions',
      'code --list-extensions\nesbenp.prettier-vscode\nms-python.python\nsomebody.obscure\n',
      ['Visual Studio Code', 'Prettier', 'Python'],
    ],
    [
      'a workflow',
      'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: actions/checkout@v4\n      - uses: actions/setup-go@v5\n      - uses: codecov/codecov-action@v4\n',
      ['GitHub Actions', 'Go', 'Codecov'],
    ],
    [
      'main.tf',
      'provider "google" {}\nresource "cloudflare_record" "www" {}\n',
      ['Terraform', 'Google Cloud', 'Cloudflare'],
    ],
    ['deno.json', '{ "imports": { "hono": "jsr:@hono/hono@^4", "zod": "npm:zod@^3" } }', ['Deno', 'Hono', 'Zod']],
    ['compose.yaml', 'services:\n  db:\n    image: postgres:16\n', ['Docker Compose', 'PostgreSQL']],
  ])('%s gives its tools', (_, text, expected) => {
    expect(names(text).sort()).toEqual([...expected].sort())
  })

  test('go.mod: indirect requirements are not tools of the project', () => {
    const file =
      'module example.com/a\n\ngo 1.23\n\nrequire (\n\tgithub.com/gin-gonic/gin v1.10.0\n\tgorm.io/gorm v1.25.0 // indirect\n)\n'
    expect(names(file)).toEqual(['Go', 'Gin'])
  })

  test('pom.xml: an entity bomb is not expanded', () => {
    const file =
      '<!DOCTYPE p [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;">]><project><dependencies><dependency><groupId>org.postgresql</groupId><artifactId>postgresql</artifactId><version>&b;</version></dependency></dependencies></project>'
    expect(names(file)).toContain('PostgreSQL')
  })

  test('prose between two files is read as prose', () => {
    const text =
      'services:\n  db:\n    image: postgres:16\n\nThe site itself is drawn in Figma and I like it.\n\n[dependencies]\ntokio = "1"\n'
    expect(names(text)).toEqual(['Docker Compose', 'PostgreSQL', 'Figma', 'Rust', 'Tokio'])
  })

  test('several files in one paste and the message around them are read together', () => {
    const text =
      'My side project:\n\n```json\n{"dependencies": {"vue": "3"}}\n```\n\n# requirements.txt\nflask==3.1\n\nI deploy it on Netlify.'
    expect(names(text)).toEqual(expect.arrayContaining(['Vue.js', 'Flask', 'Netlify']))
  })

  test('a fragment of a package.json and a truncated one are read', () => {
    const part =
      '"devDependencies": {\n    "@types/node": "^20",\n    "vitest": "^3"\n  },\n  "dependencies": {\n    "express": "^4"\n  }'
    expect(names(part).sort()).toEqual(['Express', 'Node.js', 'Vitest'])
    expect(names('{\n  "name": "shop",\n  "dependencies": {\n    "hono": "^4",\n    "vue": "^3"')).toEqual(
      expect.arrayContaining(['Hono', 'Vue.js']),
    )
  })

  test('install commands name their packages', () => {
    expect(names('npm i hono drizzle-orm\npip install "fastapi"')).toEqual(expect.arrayContaining(['Hono']))
  })
})

describe('time', () => {
  // Ten times what they take: a bound that only a rule of the wrong order breaks, on the slowest
  // machine.
  // promise: no-slow-patterns
  test.each([
    ['spaces', `x${' '.repeat(100_000)}x`],
    ['line breaks', `x${'\n'.repeat(100_000)}x`],
    ['dashes', '-'.repeat(100_000)],
    ['commas', 'a, '.repeat(30_000)],
    ['braces', '{'.repeat(100_000)],
    ['capitals', 'Go Box '.repeat(15_000)],
    ['line breaks of Windows', `x${'\r\n'.repeat(100_000)}x`],
    ['tables', '| a |\n|--|\n'.repeat(9_000)],
    ['names joined by and', 'React and '.repeat(20_000)],
  ])('reads 100,000 characters of %s in less than ten seconds', (_, text) => {
    expect(workTime(() => readTools(text))).toBeLessThan(10_000)
  })

  const letters = (unit: string) => unit.repeat(100_000 / unit.length)
  // promise: no-slow-patterns
  test.each([
    ['a table with an endless row of blanks', `| Tool | For |\n|---|---|\n${letters(' ')}`],
    ['a go.mod of dots', `module x\nrequire (\n${letters('a.')}`],
    ['a conda file of carriage returns', `environment.yml\ndependencies:\n  - python=3\n${letters('\r')}`],
    ['a Dockerfile of colons', `Dockerfile\nFROM ${letters(':')}/x\nRUN make`],
    ['a Dockerfile of blanks', `Dockerfile\nFROM node\nRUN make\nFROM ${letters(' ')}x`],
    ['an editor named without end', letters('code-')],
    ['a Swift package that never ends', `// swift-tools-version:5\n${letters('.package(x')}`],
    ['lists of Nix that never end', `with pkgs;\n${letters('packages=[')}`],
  ])('reads %s in less than three seconds of processor time', (_, text) => {
    readTools('React')
    const before = process.cpuUsage()
    readTools(text)
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3_000)
  })
})

describe('packages of a product and images', () => {
  test.each([
    [
      'requirements.txt',
      'langchain-experimental==0.3\nflask-login==0.6\nxarray>=2024\n',
      ['Python', 'LangChain', 'Flask', 'xarray'],
    ],
    ['Gemfile', "gem 'rubocop-rails-omakase'\n", ['Ruby', 'RuboCop']],
    ['package.json', '{"dependencies": {"nuxt": "3", "@nuxtjs/tailwindcss": "6"}}', ['Nuxt', 'Tailwind CSS']],
    [
      'pom.xml',
      '<project><dependency><groupId>org.testcontainers</groupId><artifactId>postgresql</artifactId></dependency></project>',
      ['Java', 'Maven', 'Testcontainers'],
    ],
    [
      'Dockerfile',
      'FROM python:3.12 AS base\nCOPY --from=ghcr.io/astral-sh/uv:latest /uv /bin/uv\nCOPY --from=base /app /app\n',
      ['Docker', 'Python', 'uv'],
    ],
    [
      'compose.yaml',
      'services:\n  stats:\n    image: ghcr.io/plausible/community-edition:v2.1\n  own:\n    image: acme/web\n',
      ['Docker Compose', 'Plausible'],
    ],
  ])('%s', (file, text, expected) => {
    expect(names(`${file}\n${text}`)).toEqual(expected)
  })

  test('commands inside a sentence give their packages, and the sentence is read on', () => {
    expect(
      names(
        'First I ran pip install flask gunicorn, then npm install --save-dev tailwindcss and finally brew install postgresql@16. It works on my MacBook Air.',
      ),
    ).toEqual(['Flask', 'Gunicorn', 'Tailwind CSS', 'PostgreSQL', 'MacBook Air'])
    expect(names('I will go get coffee and install a shelf. I use Figma.')).toEqual(['Figma'])
  })
})
