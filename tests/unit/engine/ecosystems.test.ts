import { describe, expect, test } from 'vitest'
import { catalogEntry } from '@/lib/catalog/entries'
import { generateStack } from '@/lib/engine/embedded/generate'
import { personas } from '@/lib/engine/embedded/wishes/personas'
import { ecosystems } from '@/lib/engine/embedded/knowledge/ecosystems'

const stackFor = (prompt: string) => generateStack({ prompt, tools: '', intelligence: false })
const namesIn = (prompt: string) => stackFor(prompt).flatMap(({ tools }) => tools.map(({ text }) => text))

describe('a technology that a wish names', () => {
  test('is written down with tools that the catalogue knows, for people whom the engine knows', () => {
    const names = ecosystems().flatMap(({ ids: tools }) => tools)
    expect(names.filter((id) => !catalogEntry(id))).toEqual([])
    const ids = new Set(personas().map(({ id }) => id))
    expect(ecosystems().filter(({ keptBy }) => !ids.has(keptBy))).toEqual([])
    expect(names.length).toBeGreaterThan(200)
  })

  test('brings what belongs to it, and leaves out what belongs to others', () => {
    const names = namesIn('Rust web backend')
    expect(names).toEqual(expect.arrayContaining(['Axum', 'Actix Web', 'SQLx', 'RustRover', 'PostgreSQL', 'Docker']))
    for (const other of ['Gin', 'Spring Boot', 'NestJS', 'GoLand', 'JUnit', 'TypeScript'])
      expect(names).not.toContain(other)
  })

  test('leaves out what one would build on instead of the framework that is named', () => {
    const names = namesIn('Flutter app for a bakery')
    for (const other of ['React Native', 'Ionic', 'NativeScript']) expect(names).not.toContain(other)
    expect(namesIn('a SaaS in Django')).not.toContain('FastAPI')
  })

  test.each([
    ['microservices in Go on AWS', ['Go', 'Gin', 'AWS', 'AWS Lambda', 'Amazon EKS'], ['Spring Boot', 'Azure']],
    ['headless Shopify with Hydrogen', ['Shopify', 'Hydrogen', 'React'], ['WooCommerce', 'Laravel']],
    ['Terraform and Azure for our bank', ['Terraform', 'Azure', 'Bicep'], ['AWS', 'Google Cloud']],
    ['Laravel + Vue on a cheap VPS', ['Laravel', 'Vue', 'Pinia', 'Composer'], ['React', 'NestJS']],
    ['.NET developer on Azure with Blazor', ['Blazor', 'Azure', 'ASP.NET Core', 'Rider'], ['Gin', 'Spring Boot']],
    ['react native app with expo and supabase', ['Expo', 'Supabase', 'Codemagic'], ['Flutter']],
    ['Angular and NestJS for an insurance company', ['Angular', 'NestJS', 'RxJS'], ['React', 'shadcn/ui']],
    ['PHP symfony api', ['PHP', 'Symfony', 'Doctrine', 'PHPUnit'], ['Laravel', 'Filament', 'Laravel Herd']],
    ['rails monolith on heroku', ['Ruby on Rails', 'Heroku', 'Hotwire'], ['Spring Boot']],
    ['etl with airflow and bigquery', ['Apache Airflow', 'BigQuery', 'dbt'], []],
    ['svelte + supabase side project', ['Svelte', 'SvelteKit', 'Supabase'], ['Laravel', 'React']],
    ['AI agents in Python with a vector database', ['Python', 'LangGraph', 'Qdrant'], ['Django', 'SQLAlchemy']],
  ])('says who builds, where it says nothing else but what for: %s', (wish, expected, others) => {
    const names = namesIn(wish)
    expect(names).toEqual(expect.arrayContaining(expected))
    for (const other of others) expect(names).not.toContain(other)
  })

  test.each([
    'Rust for CLIs, Go for servers',
    'React, Tailwind for styling',
    'Go backend, React frontend, AWS',
    'We built the app with React, Node.js and Docker',
  ])('is told where it stands in a list: %s', (text) => expect(namesIn(text).length).toBeLessThanOrEqual(3))
})

test.each(['Etsy shop for hand made candles', "youtube channel about cars and I can't edit at all"])(
  'who says how a thing is made, or what they cannot do, has told nothing: %s',
  (wish) => expect(namesIn(wish).length).toBeGreaterThan(15),
)

describe('a suite for offices', () => {
  test('that is named keeps the other out, and its own come first', () => {
    const google = namesIn('law firm on Google Workspace')
    expect(google).toContain('Google Workspace')
    for (const other of ['Microsoft Word', 'Microsoft Excel', 'Outlook', 'Microsoft Bookings'])
      expect(google).not.toContain(other)
    const microsoft = namesIn('small law firm on Microsoft 365')
    for (const other of ['Google Docs', 'Google Calendar', 'Google Drive']) expect(microsoft).not.toContain(other)
    expect(microsoft).toContain('Microsoft Word')
  })

  test('is not chosen by whoever names one program of it', () => {
    expect(namesIn('virtual assistant who knows Outlook')).toEqual(
      expect.arrayContaining(['Outlook', 'Google Calendar', 'Google Workspace']),
    )
  })
})

test('who has nothing but Apple’s gets no rival of it', () => {
  const names = namesIn('all Apple household with two kids')
  expect(names).toContain('iPad')
  for (const other of ['Galaxy Tab', 'Amazon Fire Tablet', 'Fairphone']) expect(names).not.toContain(other)
  expect(namesIn('household with two kids')).toContain('Galaxy Tab')
})
