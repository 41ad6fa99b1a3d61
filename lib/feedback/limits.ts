export const FEEDBACK_MAX = 5000
export const REASON_MAX = 1000
