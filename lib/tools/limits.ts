export const MAX_TOOL_QUERY = 100
export const TOOLS_A_PAGE = 60
export const MAX_PAGE = 10_000
