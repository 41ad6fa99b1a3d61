/** How an icon is named: of a set (`logos:react`), or of a stored file. */
export const ICON_NAME = /^[\w:.-]{1,80}$/

/** Begins the name of what a visitor has uploaded. */
export const OWN_ICON = 'own-'

export const isOwnIcon = (iconId: string) => iconId.startsWith(OWN_ICON)
