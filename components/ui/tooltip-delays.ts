/** How long a pointer rests before a tip opens. */
export const TIP_OPENS_AFTER_MS = 700
/** Within this time after one has closed, the next opens at once. */
export const TIP_SKIPS_WITHIN_MS = 300
/** Time to move from what it explains into the tip. */
export const TIP_CLOSES_AFTER_MS = 120
