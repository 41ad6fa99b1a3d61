import { isShareCode } from './share-code-in-link'

/** Which stack a route names: by its id or its share code. */
export const whereRef = (ref: string): { id: string } | { shareCode: string } =>
  isShareCode(ref) ? { shareCode: ref } : { id: ref }
