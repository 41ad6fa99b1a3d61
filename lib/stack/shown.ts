/** For queries: the stacks that were neither taken down nor deleted. */
export const SHOWN = 'hidden_at IS NULL AND deleted_at IS NULL'

/** Those of them that may be found without their code. */
export const LISTED = `listed AND ${SHOWN}`
