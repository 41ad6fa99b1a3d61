export const FEEDBACK_MAX = 5000
