import type { Pool } from 'pg'
import { backup } from './backup'
import { CommandRefused, type Command } from './command'
import { exportRows } from './export-rows'
import { iconMapping } from './icon-mapping'
import { moderate } from './moderate'
import { restore } from './restore'

const COMMANDS = new Map<string, Command>([
  ['stack', moderate],
  ['icon', iconMapping],
  ['export', exportRows],
  ['backup', backup],
  ['restore', restore],
])

export interface CommandRequest {
  command: string
  args: readonly string[]
}

export function runCommand(pool: Pool, { command, args }: CommandRequest): AsyncIterable<string> {
  const known = COMMANDS.get(command)
  if (!known) throw new CommandRefused(`There is no command ${command}; there are ${[...COMMANDS.keys()].join(', ')}.`)
  return known(pool, args)
}
