import { currentTracing } from '@/lib/telemetry/tracing'

/**
 * The first word of a statement, such as `SELECT`, from a text or from the object that Prisma and
 * node-postgres send. Values are not read.
 */
function operationOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text
  return (typeof text === 'string' ? /^\s*(\w+)/.exec(text)?.[1] : undefined)?.toUpperCase() ?? 'statement'
}

/** Asks the database; the statement is a span of the current trace, if traces are collected. */
export function traceStatement(asked: unknown, ask: () => unknown): unknown {
  const tracing = currentTracing()
  if (!tracing) return ask()
  const answer = ask()
  if (!(answer instanceof Promise)) return answer
  const operation = operationOf(asked)
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  return tracing.span<unknown>(operation, { kind: 'client', attributes }, () => answer as Promise<unknown>)
}
