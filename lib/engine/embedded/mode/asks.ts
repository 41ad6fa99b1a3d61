import { either } from '../regex-parts'

/** The words in which people wish. */

/**
 * Questions about what others use ("What does a nurse use?", "show me what translators use for terms") and the role that
 * they name. Such a question is a wish.
 */
export const ASKED_AFTER =
  /(?:\b(?:what|which)(?: (?:tools|apps|software|gear|stack))? (?:do(?:es)?|would|should|will|might) |(?:^\W*|\b(?:show me|tell me|see|know|wondering|curious) )what (?:(?:tools|apps|software|gear) )?)((?!(?:i|we|you|they|people|others)\b)(?:an?|the|my|most|good|professional|\p{L}+s)\b(?: [\p{L}\d'’.+#&-]+){0,6}?) (?:uses?|needs?|buys?|have|has|owns?|works? with|rel(?:y|ies) on)\b/iu

/** "I do not need", "everything I want", "when I need" and "my boss wants" wish for nothing. */
const NOT_WISHED =
  /(?<!\b(?:do|does|did)(?:n['’]t| not) |\b(?:no|boss|ceo|cto|manager|management|everyone|everybody|nobody|(?:all|everything|when|whenever|if|than|because|where) (?:i|we)) )/
/** "I want a nap": nothing that a tool gives. */
const NO_TOOL_GIVES = /(?! an? (?:nap|break|holiday|vacation|drink|beer|coffee|hug|raise|medal|refund|word)\b)/
const WISHES = new RegExp(
  `${NOT_WISHED.source}\\b${either(
    new RegExp(
      `want(?! to (?:show|share|tell|talk|walk|say|thank|go over))${NO_TOOL_GIVES.source}|wants|needs?|wish|wishes`,
    ),
    /looking for|help me|give me|build me|make me|suggest|recommend/,
    /(?<!\b(?:my|our|his|her|their) )(?:set-?up|stack|kit|tools|gear|apps|software) for/,
    /plan(?:ning)? to|would like|i'?d like|should|could you/,
    /what (?:should|do|can|could|would) (?:i|we) (?:need|use|get|take|pick|choose)/,
    /how (?:do|can|should|could|would) (?:i|we)|how to/,
  )}\\b`,
  'i',
)

export const wishesFor = (text: string): boolean => WISHES.test(text) || ASKED_AFTER.test(text)
