export const USER_NAME = { min: 3, max: 20, pattern: /^[a-z0-9_]+$/ } as const
export const MAX_LINKS = 5
export const MAX_LINK_LENGTH = 200
