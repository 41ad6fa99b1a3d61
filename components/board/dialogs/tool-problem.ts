import { isHttpUrl } from '@/lib/stack/http-url'

/** A validation error of the tool form, and the field that it belongs to. */
export interface ToolProblem {
  readonly text?: string
  readonly link?: string
}

export function toolProblem({ text, link }: { text: string; link: string }): ToolProblem | undefined {
  if (text === '') return { text: 'A tool needs a name.' }
  if (link !== '' && !isHttpUrl(link)) return { link: 'A web address looks like https://example.com.' }
  return undefined
}
