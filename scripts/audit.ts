import { spawnSync } from 'node:child_process'
import { z } from 'zod'

/**
 * `npm run audit`: asks npm's registry for the known flaws of what the lock file names. One of high weight fails it,
 * lighter ones are named. A registry that cannot be asked says nothing of the code, so that is told and fails nothing.
 */
const FAILING = ['high', 'critical']

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
})

const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' })
const report = reportSchema.safeParse(JSON.parse(stdout))
if (!report.success) {
  console.log(`npm's registry was asked for known flaws and did not answer:\n${stderr}`)
  process.exit(0)
}
const found = Object.entries(report.data.vulnerabilities)
for (const [name, { severity, via }] of found) {
  const why = via.map((flaw) => (typeof flaw === 'string' ? `by ${flaw}` : `${flaw.title} (${flaw.url})`))
  console.log(`${severity}: ${name}: ${why.join('; ')}`)
}
const failing = found.filter(([, { severity }]) => FAILING.includes(severity))
console.log(`${found.length} packages with known flaws, ${failing.length} of high weight`)
process.exit(failing.length === 0 ? 0 : 1)
