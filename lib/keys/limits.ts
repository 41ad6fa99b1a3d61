export const MAX_KEYS = 10
export const MAX_KEY_NAME = 60

/** What a key may do: read, or also change stacks and icons. */
export const KEY_SCOPES = ['read', 'write'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]
