import { parseArgs } from 'node:util'

/** The parsed arguments of the command line. */
export interface Arguments {
  readonly command: 'scan' | 'push' | 'readme' | 'help' | 'version'
  readonly folder: string
  readonly machine: boolean
  readonly format: 'text' | 'json' | 'markdown'
  readonly site: string | undefined
  readonly yes: boolean
  readonly unlisted: boolean
  readonly file: string
}

/** An invalid argument; the message says how to use the command. */
export class UsageError extends Error {}

const COMMANDS = ['scan', 'push', 'readme'] as const

export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args)
  const [command = values.version ? 'version' : 'help', folder = '.', ...more] = positionals
  const known = [...COMMANDS, 'help', 'version'].find((name) => name === command)
  if (known === undefined) throw new UsageError(`Unknown command "${command}". Commands: ${COMMANDS.join(', ')}, help.`)
  if (more.length > 0) throw new UsageError(`One folder at a time: "${more.join(' ')}" is one too many.`)
  if (values.json && values.md) throw new UsageError('Choose one of --json and --md.')
  if (values.machine && positionals.length > 1) throw new UsageError('--machine takes no folder.')
  return {
    command: values.help ? 'help' : (known as Arguments['command']),
    folder,
    machine: values.machine,
    format: values.json ? 'json' : values.md ? 'markdown' : 'text',
    site: values.site,
    yes: values.yes,
    unlisted: values.unlisted,
    file: values.file,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        machine: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        md: { type: 'boolean', default: false },
        site: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        unlisted: { type: 'boolean', default: false },
        file: { type: 'string', default: 'README.md' },
        help: { type: 'boolean', short: 'h', default: false },
        version: { type: 'boolean', short: 'v', default: false },
      },
    })
  } catch (error) {
    // Node explains at length how an argument may begin with a dash.
    const [problem = ''] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new UsageError(`${problem.replace(/\.$/, '')}. See "stackbook help".`)
  }
}

export const HELP = `Lists the tools of a project or a computer, and keeps them as a stack on a Stackbook site.

  stackbook scan [folder]      list the tools of a folder (default: this one)
  stackbook scan --machine     list the tools of this computer
  stackbook push [folder]      make a stack of them on a site, or update the one of this folder
  stackbook readme [folder]    write the stack into README.md, between its two marks

  --json         print the stack in the open format (scan)
  --md           print Markdown (scan)
  --machine      this computer instead of a folder (scan, push)
  --site URL     the site; also from STACKBOOK_URL
  --yes          send without asking (push)
  --unlisted     make the new stack reachable by its link only (push)
  --file NAME    another file than README.md (readme)

The key of your account is read from STACKBOOK_KEY alone. Scanning is offline and reads names:
no value of an environment file is opened or sent.
`
