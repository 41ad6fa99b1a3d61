/** How an icon is named: of a set (`logos:react`), or of a stored file. */
export const ICON_NAME = /^[\w:.-]{1,80}$/
