/** The keyword of the PNG text chunk that contains the stack, in the open format. */
export const PNG_KEYWORD = 'stackbook'
