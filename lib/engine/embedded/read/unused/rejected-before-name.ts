import { LEFT, NOT } from './rejected-before-phrases'
import type { NameContext } from './name-context'

/** Words before a name that say that it was given up, refused or disliked. */

/** Filler words and other tools of the same enumeration (¤) between the phrase and the name. */
const FILLERS =
  '(?: (?:(?:mostly|mainly|largely) for|of|on|off|the|this|that|my|our|an?|any|all|using|carrying|shooting|running|owning|having|with|from|and|or|old|traditional|original|classic|beloved|trusty|usual|both|either|two|three|four|¤))*$'
const LEFT_BEHIND = new RegExp(` (?:${LEFT.join('|')})${FILLERS}`)
/** "I replaced my Nest Mini with a HomePod mini": the replacement is used. */
const CAME_FOR_IT =
  / (?:replac|swapp?|exchang)(?:e|es|ed|ing) (?:\S+ ){0,4}?¤ with(?: (?:the|my|our|an?|new|used|¤|and))*$/
/**
 * "My first editor was BBEdit, then came TextMate, … and now Zed": a sequence of tools that were
 * given up.
 */
const THEN_CAME =
  / (?:first|started|began|was|were|came|used)\b.* then(?: (?:came|it was|i used|i got|an?|the|¤|and))*$/
const NOW_ANOTHER =
  /^ (?:\S+ ){0,7}?(?:now|nowadays|today|these days|currently|lately|(?:for|since) (?:the |last |this )*(?:year|month|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|then|(?:19|20)\d\d)s?)\b/

/** Disliked tools may be used all the same: "I don't love Jira, but we use it". */
const DISLIKED = new RegExp(
  ` (?:${NOT} (?:really |even |actually |ever |particularly )*(?:like|love|trust|enjoy|recommend)|hates?|hated|dislikes?|disliked|loathe|despise|detest|cannot stand|cant stand)${FILLERS}`,
)
const ALL_THE_SAME = /^ (?:¤ |and |or )*(?:but|though|yet|and yet) (?:i|we|it|its|they|still|everyone|everybody)\b/
/** These refer to the next name and to names joined to it. */
const REFUSED =
  / (?:no|not|not supported|unsupported|never|nor|neither|without|anything but|everything but|instead of|rather than|away from|tired of|fed up with|alternatives? to|replacement for|(?<! (?:is|are|was|were|called|named|app|on|the|my|one) )left|no more|(?:better|worse|faster|slower|nicer|cheaper|simpler|lighter|easier|quicker) than|statt|anstelle von|au lieu d[eu]|en vez de|em vez de|unlike|compared to|as opposed to|enough of|versus|vs|similar to|inspired by(?: (?:the|this|that) (?!¤)\S+)?|reminiscent of|modell?ed (?:on|after)|reminds me of|(?:kind|sort|clone) of|(?:answer|successor) to|compatible with|(?:bit|lot|much|just|looks?|feels?|works?|behaves) like|pas d[eu]|sans|ohne|keine?[nrms]?|sin|sem|nada de)(?: (?:the|my|our|an?|any|¤|and|or|both|using))*$/
/** Phrases that only look like a refusal. */
const STILL =
  / (?:not only|not just|lost without|no doubt|not to mention|why not|if not|not without|(?:nothing|nobody|no one|never|no|not|nt|hardly|rarely|dont|doesnt|cant|cannot|couldnt|could not|wouldnt|wont)(?: \S+){0,7} without|wouldnt have|have to use|no problem|not bad|(?:wont|cant|cannot|couldnt|never|not|nt) (?:stop|quit|g[ai]ve up|drop|ditch|leave|avoid|skip)(?:ped|ping|ed)?)(?: \S+)*$/

/** "I would love an Air instead of the Pro": the tool after "instead of" is used. */
const WISHED_FOR =
  / (?:would|id|wed) (?:\w+ly )?(?:love|like|take|have)\b.* (?:instead of|rather than|in place of)(?: \S+){0,4}$/

export const isRejectedBeforeName = ({ before, after }: NameContext): boolean =>
  ((LEFT_BEHIND.test(before) || REFUSED.test(before)) &&
    !STILL.test(before) &&
    !WISHED_FOR.test(before) &&
    !CAME_FOR_IT.test(before)) ||
  (THEN_CAME.test(before) && NOW_ANOTHER.test(after))

export const isDisliked = ({ before, after }: NameContext): boolean =>
  DISLIKED.test(before) && !ALL_THE_SAME.test(after) && !STILL.test(before)
