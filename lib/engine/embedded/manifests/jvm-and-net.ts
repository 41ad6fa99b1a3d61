import { refs, type ManifestKind, type PackageRef } from './package-ref'

/** Gradle's scripts and the project files of .NET, read by their lines. */

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])

const COORDINATES =
  /^[ \t]*(?:\w*[iI]mplementation|\w*[rR]untimeOnly|\w*[cC]ompileOnly(?:Api)?|\w*[aA]nnotationProcessor|(?:\w+A|a)pi|kapt\w*|ksp\w*|compile|classpath|detektPlugins|coreLibraryDesugaring)[ \t(]+(?:(?:enforcedP|p)latform\()?["']([\w.-]+:[\w.-]+)/gm
/** Further coordinates of one call, a line each. */
const FURTHER = /^[ \t]*["']([\w-]+(?:\.[\w-]+)+:[\w.-]+):[^"'\s]*["'],?[ \t]*\)?$/gm
const PLUGIN = /^[ \t]*(?:id[ \t(]+|apply[ \t(]+plugin[ \t]*[:=][ \t]*)["']([\w.-]+)["']/gm

export const gradle: ManifestKind = {
  file: /^(?:build|settings)\.gradle(?:\.kts)?$/i,
  looks: (text) => new RegExp(COORDINATES.source, 'm').test(text),
  read: (text) =>
    refs('maven', [
      ...all(text, COORDINATES),
      ...all(text, FURTHER),
      ...all(text, PLUGIN).map((plugin) => `${plugin}:${plugin}`),
    ]),
  implies: (text) => ['Gradle', /kotlin/i.test(text) ? 'Kotlin' : 'Java'],
}

const REFERENCE = /<PackageReference\s+Include="([\w.-]+)"/g

/** "Aspire.Hosting.Redis": the last words of these names say which service they connect. */
const CONNECTOR =
  /^(?:aspire\.hosting|communitytoolkit\.aspire\.hosting|testcontainers|aspnetcore\.healthchecks|hangfire|masstransit|microsoft\.entityframeworkcore|microsoft\.extensions\.caching|serilog\.sinks|opentelemetry\.instrumentation|dbup|aspnetcoreratelimit)\b[.-](?:\w+\.)*(\w+)$/i
const SERVICES = new Map([
  ['postgresql', 'postgresql'],
  ['npgsql', 'postgresql'],
  ['sqlserver', 'microsoft-sql-server'],
  ['mssql', 'microsoft-sql-server'],
  ['sqlite', 'sqlite'],
  ['mysql', 'mysql'],
  ['mariadb', 'mariadb'],
  ['oracle', 'oracle-database'],
  ['mongodb', 'mongodb'],
  ['redis', 'redis'],
  ['stackexchangeredis', 'redis'],
  ['valkey', 'valkey'],
  ['rabbitmq', 'rabbitmq'],
  ['kafka', 'apache-kafka'],
  ['nats', 'nats'],
  ['elasticsearch', 'elasticsearch'],
  ['keycloak', 'keycloak'],
  ['ngrok', 'ngrok'],
  ['ollama', 'ollama'],
  ['minio', 'minio'],
  ['grafana', 'grafana'],
])

/** Packages of .NET, and the services that some are named after. */
export const packagesOfNet = (names: readonly string[]): PackageRef[] => [
  ...refs('nuget', names),
  ...refs(
    'entry',
    names.flatMap((name) => SERVICES.get(CONNECTOR.exec(name)?.[1]?.toLowerCase() ?? '') ?? []),
  ),
]

export const projectOfNet: ManifestKind = {
  file: /\.(?:cs|fs|vb)proj$/i,
  looks: (text) => /<PackageReference\s/.test(text),
  read: (text) => packagesOfNet(all(text, REFERENCE)),
  implies: () => ['.NET'],
}
