/**
 * "What does a nurse use?", "show me what translators use for terms", and whom it asks after: whoever is spoken of uses
 * it, and whoever asks wants it.
 */
export const ASKED_AFTER =
  /(?:\b(?:what|which)(?: (?:tools|apps|software|gear|stack))? (?:do(?:es)?|would|should|will|might) |(?:^\W*|\b(?:show me|tell me|see|know|wondering|curious) )what (?:(?:tools|apps|software|gear) )?)((?!(?:i|we|you|they|people|others)\b)(?:an?|the|my|most|good|professional|\p{L}+s)\b(?: [\p{L}\d'’.+#&-]+){0,6}?) (?:uses?|needs?|buys?|have|has|owns?|works? with|rel(?:y|ies) on)\b/iu
