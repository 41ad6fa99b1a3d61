export const USER_NAME = { min: 3, max: 20, pattern: /^[a-z0-9_]+$/ } as const
/** How long a freed name stays blocked. */
export const BLOCKED_DAYS = 90
export const MAX_LINKS = 5
export const MAX_LINK_LENGTH = 200
