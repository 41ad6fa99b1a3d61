import { readFileSync } from 'node:fs'

/**
 * The configuration that the build was made with, for the server that runs it. Next reads it from this variable in its
 * own standalone server; without it, it would compile `next.config.ts` again, which a container does not have.
 */
export function runWithBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: unknown }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
