import { isHttpUrl } from '@/lib/stack/http-url'

/** What is wrong with what was typed about a tool, beside the field that it is about. */
export interface ToolProblem {
  readonly text?: string
  readonly link?: string
}

export function toolProblem({ text, link }: { text: string; link: string }): ToolProblem | undefined {
  if (text === '') return { text: 'A tool needs a name.' }
  if (link !== '' && !isHttpUrl(link)) return { link: 'A web address looks like https://example.com.' }
  return undefined
}
