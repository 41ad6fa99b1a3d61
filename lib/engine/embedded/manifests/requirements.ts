import { refs, type ManifestKind, type PackageRef } from './package-ref'

const REQUIREMENT = /^([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*(?:(?:[=<>!~]=?=?|@)\s*\S.*)?(?:;.*)?$/
const PINNED = /^[A-Za-z0-9][\w.-]*\s*(?:\[[^\]]*\])?\s*(?:==|>=|<=|~=|!=)\s*\d/
const LONGEST_LINE = 300
const OPTION = /^(?:-|--|git\+|https?:)/

/** The package of one requirement line, without its version and its extras. */
export function requirementName(line: string): string | undefined {
  return line.length > LONGEST_LINE ? undefined : REQUIREMENT.exec(line.replace(/\s#.*$/, '').trim())?.[1]
}

/** Services that an extra of a package connects: "celery[redis,sqs]". */
const EXTRAS = new Map([
  ['redis', 'redis'],
  ['hiredis', 'redis'],
  ['sqs', 'amazon-sqs'],
  ['s3', 'amazon-s3'],
  ['boto3', 'aws'],
  ['aws', 'aws'],
  ['gcs', 'google-cloud-storage'],
  ['azure', 'azure'],
  ['postgres', 'postgresql'],
  ['postgresql', 'postgresql'],
  ['psycopg2', 'postgresql'],
  ['psycopg', 'postgresql'],
  ['asyncpg', 'postgresql'],
  ['mysql', 'mysql'],
  ['sqlite', 'sqlite'],
  ['mongodb', 'mongodb'],
  ['rabbitmq', 'rabbitmq'],
  ['kafka', 'apache-kafka'],
  ['elasticsearch', 'elasticsearch'],
  ['opensearch', 'opensearch'],
  ['sqlalchemy', 'sqlalchemy'],
  ['bcrypt', 'bcrypt'],
  ['django', 'django'],
  ['flask', 'flask'],
  ['fastapi', 'fastapi'],
  ['celery', 'celery'],
])
const EXTRA = /^[A-Za-z0-9][\w.-]*\s*\[([^\]]{0,200})\]/

/** The package of one requirement line with the services that its extras name. */
export function requirementRefs(line: string): PackageRef[] {
  const name = requirementName(line)
  if (name === undefined) return []
  const extras = (EXTRA.exec(line.trim())?.[1] ?? '').split(',').flatMap((extra) => EXTRAS.get(extra.trim()) ?? [])
  return [...refs('pypi', [name]), ...refs('entry', extras)]
}

/** Every character that `.` does not match: inside a line, `#.*$` would fail again at each `#`. */
const LINE_END = /\r\n|[\n\r\u2028\u2029]/

/** Where pip-compile and uv say who needs a package: a file of the project, or another package. */
const VIA = /^[ \t]*#[ \t]+via\b/
const VIA_BESIDE = /\s#[ \t]+via\b/
const OF_PROJECT = /\s-[rc]\s|\((?:pyproject\.toml|setup\.(?:py|cfg))\)/
const REMARK = /^[ \t]+#/

/** A locked list without what only other packages need. */
function withoutTransitive(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const below: string[] = []
    while (REMARK.test(lines[at + 1] ?? '')) below.push(lines[++at] ?? '')
    const isLocked = VIA_BESIDE.test(line) || below.some((remark) => VIA.test(remark))
    if (!isLocked || [line, ...below].some((remark) => OF_PROJECT.test(remark))) kept.push(line)
  }
  return kept
}

const linesOf = (text: string): string[] =>
  withoutTransitive(text.split(LINE_END))
    .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim())
    .filter((line) => line !== '' && !OPTION.test(line))

export const requirementsTxt: ManifestKind = {
  file: /^(?:dev-|test-)?requirements(?:[-_.]\w+)?\.(?:txt|in)$/i,
  looks: (text) => {
    const lines = linesOf(text)
    if (lines.some((line) => line.length > LONGEST_LINE)) return false
    const isRequirement = (line: string) => REQUIREMENT.test(line) && !/\s\w+\s\w/.test(line.replace(/;.*$/, ''))
    return lines.some((line) => PINNED.test(line)) && lines.every(isRequirement)
  },
  read: (text) => linesOf(text).flatMap(requirementRefs),
  implies: () => ['Python'],
}
