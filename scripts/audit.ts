import { spawnSync } from 'node:child_process'
import { z } from 'zod'

/**
 * `npm run audit`: checks the lock file against npm's list of known vulnerabilities. High and
 * critical ones fail the run, others are printed. If the registry does not answer, the run passes,
 * because that is no fault of the code.
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
  console.log(`npm's registry did not answer:\n${stderr}`)
  process.exit(0)
}
const found = Object.entries(report.data.vulnerabilities)
for (const [name, { severity, via }] of found) {
  const why = via.map((flaw) => (typeof flaw === 'string' ? `by ${flaw}` : `${flaw.title} (${flaw.url})`))
  console.log(`${severity}: ${name}: ${why.join('; ')}`)
}
const failing = found.filter(([, { severity }]) => FAILING.includes(severity))
console.log(`${found.length} packages with known vulnerabilities, ${failing.length} high or critical`)
process.exit(failing.length === 0 ? 0 : 1)
