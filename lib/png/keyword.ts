/** Under this keyword a picture of a stack carries the stack itself, in the open format. */
export const PNG_KEYWORD = 'stackbook'
