import { homedir } from 'node:os'
import { createInterface } from 'node:readline'
import { run } from './run'

function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  return new Promise((resolve) => {
    lines.question(`${question} [y/N] `, (answer) => {
      resolve(/^y(?:es)?$/i.test(answer.trim()))
      lines.close()
    })
    // End of input without an answer means no.
    lines.on('close', () => resolve(false))
  })
}

void run(process.argv.slice(2), {
  cwd: process.cwd(),
  platform: process.platform,
  home: homedir(),
  appData: process.env.APPDATA,
  siteUrl: process.env.STACKBOOK_URL,
  key: process.env.STACKBOOK_KEY,
  fetch,
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  ask: process.stdin.isTTY ? ask : undefined,
}).then((code) => {
  process.exitCode = code
})
