/** One line for whoever runs it; the stack only where it was asked for. */
export function failStart(error: unknown): never {
  const cause = error instanceof Error ? error : new Error(String(error))
  const busy = (cause as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(
    `Stackbook cannot start: ${busy ? `PORT holds ${process.env.PORT ?? 3000}; expected a port that nothing else listens on` : cause.message}`,
  )
  if (process.env.LOG_LEVEL === 'debug') console.error(cause)
  process.exit(1)
}
