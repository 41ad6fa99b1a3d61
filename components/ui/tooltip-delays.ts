/** The delay before a tooltip opens. */
export const TIP_OPENS_AFTER_MS = 700
/** Within this time after one has closed, the next opens at once. */
export const TIP_SKIPS_WITHIN_MS = 300
/** The time to move the pointer from the anchor onto the tooltip. */
export const TIP_CLOSES_AFTER_MS = 120
