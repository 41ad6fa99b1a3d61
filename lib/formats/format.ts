import type { PublicStack } from '@/lib/stack/public-stack'

type Body = ArrayBuffer | Uint8Array<ArrayBuffer> | string

interface WrittenFile {
  readonly body: Body
  readonly headers?: Readonly<Record<string, string>>
}

/** How a stack is written in one format, and the replacement if there is no stack. */
export interface FormatWriter {
  readonly type: string
  readonly headers?: Readonly<Record<string, string>>
  readonly write: (stack: PublicStack, query: URLSearchParams) => Promise<WrittenFile> | WrittenFile
  readonly failure: (message: string, query: URLSearchParams) => Promise<Body> | Body
}
