/**
 * Measures the association of two tools: Dunning's log-likelihood ratio of the table of stacks with
 * both, with either and with neither. Raw counts would rank the most used tools beside every tool.
 */
interface Together {
  /** Stacks with both. */
  readonly both: number
  readonly one: number
  readonly other: number
  /** All stacks. */
  readonly all: number
}

/**
 * The threshold for a chance of one in ten thousand, because hundreds of tools are compared with
 * one.
 */
const SIGNIFICANT = 15.13
/** Two stacks of one author are no evidence. */
const LEAST = 3

export function logLikelihood({ both, one, other, all }: Together): number {
  const cells = [both, one - both, other - both, all - one - other + both].map((cell) => Math.max(0, cell))
  const [both_ = 0, oneAlone = 0, otherAlone = 0, neither = 0] = cells
  const rows = [both_ + oneAlone, otherAlone + neither]
  const columns = [both_ + otherAlone, oneAlone + neither]
  const total = (rows[0] ?? 0) + (rows[1] ?? 0)
  const expected = rows.flatMap((row) => columns.map((column) => (row * column) / total))
  const observed = [both_, oneAlone, otherAlone, neither]
  return (
    2 * observed.reduce((sum, cell, at) => sum + (cell > 0 ? cell * Math.log(cell / (expected[at] ?? cell)) : 0), 0)
  )
}

/** The strength of the association, or 0 if it may be chance. */
export function association(together: Together): number {
  const { both, one, other, all } = together
  if (both < LEAST || both * all <= one * other) return 0
  const ratio = logLikelihood(together)
  return ratio >= SIGNIFICANT ? ratio : 0
}
