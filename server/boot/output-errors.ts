/**
 * Whoever reads our output may go away: a terminal, `head`, a collector of logs. Left alone, each line would throw, and
 * the line about that would throw again, for ever. Nobody can be told, so nothing is said.
 */
export function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined)
}
