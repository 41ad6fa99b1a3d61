export const REASON_MAX = 1000
