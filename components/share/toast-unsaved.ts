import { serverWords } from '@/lib/http/failure-words'
import { toastFailure } from '@/lib/toast-failure'

/** The server's words help where the visitor can do something about them; a fault of ours asks to try again. */
export function toastUnsaved(error: unknown): void {
  toastFailure('Error saving tech stack', serverWords(error) === undefined ? undefined : error, 'Please try again')
}
