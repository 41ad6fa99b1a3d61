import type { FoundTool } from '../found-tool'
import { firstToolIn } from './read'

/** What stands further behind in a tool's name is a sentence about it, and a board may have a thousand names. */
const MAX_LETTERS = 60

/** The tool that a name on a board begins with. */
export const firstTool = (name: string): FoundTool | undefined => firstToolIn(name.slice(0, MAX_LETTERS))
