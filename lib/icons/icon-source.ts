import { paths } from '@/lib/paths'
import { ICON_NAME } from '@/lib/icon-name'

/** Which picture stands for a tool. The page falls back once more, on the letter of the tool, when it does not load. */

export const DEFAULT_ICON = 'lucide:code'

/** What the name or the description of a tool without an icon says about its kind, most telling first. */
const KEYWORDS: readonly [RegExp, string][] = [
  [/\b(?:ai|gpt|llm|agents?|copilot|machine learning|neural)\b/, 'lucide:sparkles'],
  [/\b(?:database|db|sql|postgres\w*|mongo\w*|redis|data ?warehouse)\b/, 'lucide:database'],
  [/\b(?:cloud|hosting|server(?:less)?|deploy\w*|aws|azure)\b/, 'lucide:cloud'],
  [/\b(?:framework|librar(?:y|ies)|sdk|js|components?)\b/, 'lucide:layers'],
  [/\b(?:apps?|mobile|ios|android|phone)\b/, 'lucide:app-window'],
  [/\b(?:tools?|toolkit|utilit(?:y|ies)|cli|helper)\b/, 'lucide:wrench'],
]

interface Pictured {
  text: string
  description?: string
  icon_id: string
}

/** The address of the picture: an image URL as it is, an icon's name through our own route, else one by keyword. */
export function iconSource({ icon_id: icon, text, description = '' }: Pictured): string {
  if (/^https:\/\//.test(icon)) return icon
  if (ICON_NAME.test(icon)) return paths.icon(icon)
  const words = `${text} ${description}`.toLowerCase()
  return paths.icon(KEYWORDS.find(([pattern]) => pattern.test(words))?.[1] ?? DEFAULT_ICON)
}

export const fallbackIconSource = paths.icon(DEFAULT_ICON)
