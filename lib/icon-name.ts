/** Names of icons: in a set (`logos:react`), or a stored file. */
export const ICON_NAME = /^[\w:.-]{1,80}$/

/** Prefix of uploaded icons. */
export const OWN_ICON = 'own-'

export const isOwnIcon = (iconId: string) => iconId.startsWith(OWN_ICON)
