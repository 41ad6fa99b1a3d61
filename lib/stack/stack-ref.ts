import { isShareCode } from './share-code-in-link'

/** The condition for the stack that a route names by id or share code. */
export const whereRef = (ref: string): { id: string } | { shareCode: string } =>
  isShareCode(ref) ? { shareCode: ref } : { id: ref }
