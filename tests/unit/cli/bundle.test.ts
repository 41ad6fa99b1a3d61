import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BUNDLE, LICENCES, makeBundle } from '@/cli/build/bundle'
import { kindOfFile } from '@/cli/scan/file-kinds'
import { scanFolder } from '@/cli/scan/scan-folder'
import { toSections } from '@/cli/stack/to-stack'
import { cliTarball } from '@/lib/cli-package/tarball'
import { folderOfFiles } from '../../support/folder-of-files'

/** The committed bundle, as users run it. */

const program = path.resolve(BUNDLE)
const node = (...args: string[]) => execFileSync(process.execPath, args, { encoding: 'utf8' })

const project = {
  'package.json': '{"dependencies":{"react":"19","@radix-ui/react-dialog":"1","langchain-unknown":"1"}}',
  'pyproject.toml': '[project]\ndependencies = ["fastapi", "langchain-openai"]\n',
  'pom.xml':
    '<project><dependency><groupId>org.flywaydb</groupId><artifactId>flyway-core</artifactId></dependency></project>',
  'compose.yaml': 'services:\n  a:\n    image: plausible/community-edition\n  b:\n    image: myshop/web\n',
  'main.tf': 'resource "aws_cloudwatch_event_rule" "a" {}\nresource "vercel_project" "b" {}\n',
  Brewfile: 'brew "ripgrep"\ncask "visual-studio-code"\ncask "spotify"\n',
  '.github/workflows/a.yml':
    'jobs:\n  a:\n    steps:\n      - uses: snyk/actions/node@master\n      - run: npx playwright test\n',
}

test('the committed bundle and its licences equal the output of `npm run build:cli`', async () => {
  const { program: made, licences } = await makeBundle()
  const isSame = {
    program: made === readFileSync(BUNDLE, 'utf8'),
    licences: licences === readFileSync(LICENCES, 'utf8'),
  }
  expect(isSame, 'run `npm run build:cli` and commit cli/dist').toEqual({ program: true, licences: true })
})

test('it finds the same tools in the same sections as the engine with the whole catalogue', () => {
  const folder = folderOfFiles(project)
  const { sections } = JSON.parse(node(program, 'scan', folder, '--json')) as {
    sections: { title: string; tools: { name: string; link: string; badge: string; id: string }[] }[]
  }
  expect(
    sections.map(({ title, tools }) => [title, tools.map(({ id, name, link, badge }) => [id, name, link, badge])]),
  ).toEqual(
    toSections(scanFolder(folder).tools).map(({ title, tools }) => [
      title,
      tools.map(({ id, text, link, label }) => [id, text, link, label]),
    ]),
  )
  expect(sections.flatMap(({ tools }) => tools)).not.toHaveLength(0)
})

test('it is smaller than 5 MB and needs no package', () => {
  const text = readFileSync(BUNDLE, 'utf8')
  expect(Buffer.byteLength(text)).toBeLessThan(5_000_000)
  const required = [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = '']) => name.replace(/^node:/, ''))
  expect(required.filter((name) => !process.getBuiltinModule(name))).toEqual([])
})

/**
 * Processor time of a start of Node alone, on a free core of the machines for which the limit is
 * meant.
 */
const BARE_MS = 60
const BAR_MS = 300

/** Twenty kinds of files as real projects have them, among two thousand files. */
function mixedFolder(): string {
  const packages = Array.from({ length: 100 }, (_, at) => [
    `packages/p${at}/package.json`,
    '{"dependencies":{"react":"19","zod":"4","express":"5"},"devDependencies":{"vitest":"4","typescript":"5"}}',
  ])
  const kinds = {
    ...project,
    'requirements.txt': 'django>=5\ncelery[redis]==5.4\npsycopg[binary]\nsentry-sdk\n',
    Gemfile: 'gem "rails", "~> 8"\ngem "sidekiq"\ngroup :test do\n  gem "rspec-rails"\nend\n',
    'go.mod': 'module a.b/c\n\ngo 1.25\n\nrequire (\n\tgithub.com/gin-gonic/gin v1.10.0\n\tgorm.io/gorm v1.25.0\n)\n',
    'Cargo.toml': '[dependencies]\ntokio = { version = "1", features = ["full"] }\nserde = "1"\naxum = "0.7"\n',
    'composer.json': '{"require":{"php":"^8.3","laravel/framework":"^12"},"require-dev":{"phpunit/phpunit":"^11"}}',
    'build.gradle.kts':
      'plugins { kotlin("jvm") }\ndependencies {\n  implementation("io.ktor:ktor-server-core:3")\n}\n',
    'mix.exs': 'defp deps do\n  [{:phoenix, "~> 1.7"}, {:ecto_sql, "~> 3"}]\nend\n',
    'pubspec.yaml': 'dependencies:\n  flutter:\n    sdk: flutter\n  riverpod: ^2.0.0\n',
    Dockerfile: 'FROM node:22-alpine\nRUN npm ci && npx prisma generate\nFROM nginx:1\n',
    '.gitlab-ci.yml': 'test:\n  image: golang:1.25\n  script:\n    - helm lint\n    - kubectl apply -f k8s\n',
    'k8s/web.yaml': 'apiVersion: apps/v1\nkind: Deployment\nspec:\n  - image: redis:8\n',
    Makefile: 'lint:\n\tgolangci-lint run\n\tterraform fmt\n',
    '.pre-commit-config.yaml': 'repos:\n  - repo: https://github.com/psf/black\n    hooks:\n      - id: black\n',
    'App.csproj': '<Project><PackageReference Include="Dapper" Version="2"/></Project>',
    '.tool-versions': 'terraform 1.9.0\nnodejs 22.1.0\n',
  }
  const head = Object.fromEntries([...packages, ...Object.entries(kinds)]) as Record<string, string>
  const rest = Array.from({ length: 2000 - Object.keys(head).length }, (_, at) => [
    `packages/p${at % 100}/src/file-${at}.ts`,
    'export const value = 1\n',
  ])
  return folderOfFiles({ ...head, ...(Object.fromEntries(rest) as Record<string, string>) })
}

test('it scans a folder of 2,000 files and twenty kinds in less than 300 ms of processor time', () => {
  const folder = mixedFolder()
  const { read, tools } = scanFolder(folder)
  expect(new Set(read.map((file) => kindOfFile(file))).size).toBeGreaterThanOrEqual(20)
  expect(tools.length).toBeGreaterThan(40)
  const times = Array.from({ length: 5 }, () => timeOf([program, 'scan', folder]))
  const [fastest, wall] = [
    Math.min(...times.map(({ processor }) => processor)),
    Math.min(...times.map(({ wall }) => wall)),
  ]
  const bare = Math.min(...Array.from({ length: 5 }, () => timeOf(['-e', '0']).processor))
  // A busy machine slows both: the limit grows as much as the start of Node alone.
  const slowness = Math.max(1, bare / BARE_MS)
  console.info(`scan of 2,000 files: ${fastest} ms of processor time, ${Math.round(wall)} ms; Node alone: ${bare} ms`)
  expect(fastest / slowness).toBeLessThan(BAR_MS)
})

function timeOf(args: string[]): { processor: number; wall: number } {
  const [start, from] = [childTime(), performance.now()]
  expect(spawnSync(process.execPath, args).status).toBe(0)
  return { processor: childTime() - start, wall: performance.now() - from }
}

/** Milliseconds that finished children of this process have used, in ticks of ten. */
function childTime(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}

describe('the package', () => {
  const npm = (cwd: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd,
      encoding: 'utf8',
    })

  test('npm pack, a clean install and a scan; the archive that the product serves holds the same files', () => {
    const folder = folderOfFiles({ 'app/package.json': '{"private":true}', 'scanned/Gemfile': 'gem "rails"\n' })
    const packed = npm(folder, 'pack', path.resolve('cli')).trim().split('\n').at(-1) ?? ''
    npm(path.join(folder, 'app'), 'install', path.join(folder, packed))
    const installed = path.join(folder, 'app/node_modules/.bin/stackbook')
    expect(execFileSync(installed, ['scan', path.join(folder, 'scanned'), '--md'], { encoding: 'utf8' })).toContain(
      'Ruby on Rails',
    )

    writeFileSync(path.join(folder, 'served.tgz'), cliTarball())
    const files = (archive: string) => {
      const out = execFileSync('tar', ['-tvzf', path.join(folder, archive)], { encoding: 'utf8' })
      return out
        .trim()
        .split('\n')
        .map((line) => /^(\S+)\s+\S+\s+(\d+).* (\S+)$/.exec(line)?.slice(1))
        .sort()
    }
    expect(files('served.tgz')).toEqual(files(packed))
    expect(gunzipSync(cliTarball()).length % 512).toBe(0)
  })
})
