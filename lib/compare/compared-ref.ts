/**
 * One side of a comparison as an address names it: a share code, or an earlier state of a stack as
 * `{code}@{version}`.
 */
export interface ComparedRef {
  readonly code: string
  readonly version: string | undefined
}

export function comparedRef(text: string): ComparedRef {
  const [code = '', ...version] = text.replace('%40', '@').split('@')
  return { code, version: version.length > 0 ? version.join('@') : undefined }
}

/**
 * Earlier states are for the owner alone: such an answer is neither stored by proxies nor read by
 * other sites.
 */
export const namesRevision = (text: string): boolean => comparedRef(text).version !== undefined
