import type { NameContext } from './name-context'

/** Tools that others use and the writer does not say to use too. */

const PERSON =
  '(?:(?:(?:co ?)?worker|associate|student|pupil|teacher|classmate|teammate|colleague|boss|manager|wive|wife|husband|spouse|girlfriend|boyfriend|fiancee?|brother|sister|son|daughter|kid|children|child|mother|father|mom|mum|dad|parent|friend|roommate|flatmate|housemate|neighbou?r|uncle|aunt|cousin|grand(?:ma|pa|mother|father)|nephew|niece|client|customer|competitor|professor|predecessor|accountant|lawyer|intern|apprentice|trainee|assistant|partner|co ?founder|contractor|rep|salesman|salesperson|vendor|dealer|investor|counsel|advis[eo]r|supervisor|mentor|tutor|coach|therapist|landlord|bandmate|rival|pro|professional|expert|purist|buddy|pal|mate|stepson|stepdaughter|in law)s?|folks|guys|people|department|office|management)'
const WHOSE = '(?:my|our|his|her|their|an?|one|another|some|most|many|all|the)'
const REST =
  '(?:(?:every(?:one|body) else|every(?:one|body)(?! (?:else|at|in|on|here|of))|the others|most others|other people|most people|some people|the rest of (?:the|my|our) \\S+|half (?:of )?(?:the|my|our) \\S+))'
const ADVERB = '(?: (?:still|now|also|all|both|mostly|mainly|only|just|always|probably|happily|never|even|really))*'
const DOES =
  '(?:says?|said|thinks?|thought|claims?|argues?|uses?|used|swears?|swore|loves?|loved|prefers?|preferred|likes?|liked|insists?|edits?|writes?|works?|draws?|mixes|codes?|models?|animates?|sculpts?|renders?|composes?|programs?|develops?|buil[dt]s?|made|wrote|drew|runs?|plays?|shoots?|has|have|owns?|lives?|keeps?|plans?|records?|designs?|builds?|carries|carry|wears?|opens?|opened|sends?|sent|mails?|raves?|raved|recommends?|recommended|(?:flirt|toy|play)(?:s|ed)? with|wants?|wanted|demands?|demanded|asks? for|asked for|(?:would|will|can|could) (?:only |never |always |just )?\\w+|rel(?:y|ies)|(?:is|are|was|were)(?: still| all| now)? (?:on|in|into|using|stuck|about|big on|crazy about|obsessed with|in love with))'
/**
 * A clause in the first person is about the writer's own tools: "my brother uses Vim and I use
 * Emacs".
 */
const NOT_THE_WRITER = '(?: (?!(?:i|im|ive|we|me|us|my|our|but|while|whereas|so)\\b)\\S+){0,6}$'
/** "Clients send Zoom links": plural nouns need no article. */
const SEVERAL =
  '(?:(?:a lot|lots|plenty|many|most|some|half|all) of (?:you|them|people|those)(?: guys)?|you guys|(?:most|many|other|some) (?!of\\b)[a-z]+s(?: (?:around|out) (?:here|there)| here)?|co ?authors|(?:opposing |outside )?counsel|reviewers|publishers|vendors|suppliers|folks|guys|people|(?:head |back |front )?office|headquarters|hq|management|clients|customers|students|pupils|colleagues|coworkers|friends|competitors|neighbou?rs)'
/** "Their teams are on Teams": possessions of others. */
const THEIRS = '(?:his|her|their) (?!(?:¤|own))\\S+'
/** "A friend who uses", "my wife is a designer and lives in". */
const OF_WHOM =
  '(?: of mine| who| that| (?:at|in|on|from) (?:(?:the|my|our|an?) )?\\S+| who (?:is|was|works as) an? \\S+(?: \\S+)?| (?:is|was|works as) an? \\S+(?: \\S+)? (?:and|who))?'
const USED_BY_OTHERS = new RegExp(
  ` (?:${SEVERAL}|${THEIRS}|${WHOSE}(?: (?!(?:¤|so|and|or|but|that|who|which|when|where|because|if) )\\S+){0,2} ${PERSON}${OF_WHOM}|${REST}(?: (?:at|in|on) (?:the |my |our )?\\S+)?)${ADVERB} ${DOES}${NOT_THE_WRITER}`,
)
/** "The team next door is all Databricks". */
const NEXT_DOOR =
  / (?:next door|upstairs|downstairs|down the (?:hall|road|street)|across the (?:hall|street|road)|over there) (?:still |all |now )*(?:is|are|uses?|runs?|swears? by|lives? in|has|have)(?: (?:all|on|fully|completely|entirely|the|an?|¤|and))*$/
/** "Cropster is what the pros use". */
const WHAT_OTHERS_USE =
  /^ (?:is|was) what (?:the )?(?!(?:i|we)\b)\S+(?: \S+)? (?:use|uses|used|recommend|recommends|rave about|swear by)\b/
/** "People on Twitter". */
const PEOPLE_ON =
  / (?:people|folks|guys|strangers|someone|somebody|everyone|everybody)(?: (?:i|we|ive|weve) (?:have |had )?(?:never|barely|hardly) \S+)? (?:on|over on)$/
/** "Those kids with their GoPros." */
const WITH_THEIR = new RegExp(` ${PERSON} with (?:all )?(?:his|her|their)(?: (?!(?:i|my|we|our)\\b)\\S+){0,3}$`)
/** "Because they live in Revit". */
const BECAUSE_THEY =
  / (?:because|since|as) they(?: (?:all|still|only|mostly))* (?:live|work|are|run|use|insist|swear|want|prefer)(?: (?:in|on|with|by|the|¤|and|or))*$/
/** "My colleague swears by Tableau and my sister by Power BI". */
const AND_ANOTHER_BY = new RegExp(` and ${WHOSE}(?: \\S+)? ${PERSON} by$`)
/** "People keep sending me ChatGPT recipes." */
const KEEP_SENDING =
  / (?:people|everybody|everyone|folks|readers|fans|clients|friends|they) (?:keep|keeps|kept) (?:sending|giving|asking|telling|recommending|suggesting)(?: (?!¤)\S+){0,3}$/
/** "My pupils want me on TikTok." */
const WANTED_ON = / (?:wants?|wanted|needs?) (?:me|us) (?:on|in)(?: (?:¤|and|or|the))*$/
/** "My editor still sends me Word files." */
const EDITOR_SENDS =
  / (?:my|our|the|his|her) (?:editor|agent|publisher|printer|producer|director|label)s? (?:still |always |only |just )?(?:sends?|sent|insists? on|wants?|wanted|asks? for|demands?|swears? by|prefers?|lives? in)(?: (?:me|us|everything|all|in|as|the|an?|¤|and))*$/
/** "My brother is a Photoshop wizard". */
const IS_ONE = new RegExp(` ${WHOSE}(?: \\S+)? ${PERSON} (?:is|was|are|were)(?: (?:an?|the|such|real|big|total|all))*$`)
const OF_IT =
  /^ (?:\w+ )?(?:wizard|guy|person|people|fan|fanatic|expert|user|nerd|pro|whiz|evangelist|addict|ninja|guru|die-?hard)s?\b/
/** "I know everybody loves Final Cut, but I can't get into it." */
const GRANTED =
  / i know(?: i know)?(?: that)? (?:every(?:one|body)|people|(?:a lot|lots|most|many|some) of (?:you|people)|you (?:all|guys)|most people)(?: (?!(?:i|we|my|our|but)\b)\S+){1,6}$/

/** "People who switched to Raycast". */
const THOSE_WHO =
  / (?:people|those|anyone|anybody|everyone|everybody|folks|friends|guys) (?:who|that) (?!(?:i|we)\b)(?:\S+ ){0,3}\S+$/
/** "Some go for Storyist, while others swear by Word": unnamed others. */
const SOME_DO =
  / (?:some|others|many|most)(?: (?:still|even|just|only|will|would|may|might))* (?:go(?:es)? for|opt for|swears? by|prefers?|uses?|likes?|loves?|choose|believe|think|say|insist|rely)(?: (?!(?:i|we|my|our|but)\b)\S+){0,6}$/
/** "Finance has its own Power BI". */
const THEIR_OWN = / (?:has|have|uses?|runs?) (?:its|their) own$/
/** "Traktor people are lovely". */
const ITS_PEOPLE =
  /^ (?:people|folks|guys|fans|fanboys|snobs|evangelists)\b(?! (?:(?:always|often|keep|still|sometimes) )*(?:ask|asking|say|saying|think|tell|telling|wonder|want|email|dm|write)\b)/
const OF_US = / (?:we|us|were|are)(?: (?:all|both|mostly|an?))*$/

/** "My editor insists on Word". */
const INSISTED_ON = new RegExp(` ${WHOSE}(?: (?!i\\b)\\S+){1,3} insist(?:s|ed)? on(?: ¤| and| or| the| using)*$`)

/** "Finance clings to Excel and sales asked for Tableau." */
const WANTED_BY_DEPARTMENT =
  / (?:finance|sales|marketing|legal|accounting|hr|management|procurement|compliance)(?: still| always| once)? (?:clings? to|clung to|sticks? to|begged for|asked for|asks for|wants?|wanted|insists? on|swears? by|demands?|demanded)(?: (?:¤|and|or|the|an?|using))*$/

/**
 * "Everybody at school uses Moodle, I use Todoist": the writer continues in the first person and is
 * not one of them.
 */
const EVERYBODY_THERE = new RegExp(
  ` every(?:one|body) (?:at|in|on|around) (?:\\S+ ){1,3}?${DOES}(?: (?:¤|and|or|the|an?))*$`,
)
const BUT_I = /^ (?:¤ |and |or )*(?:but |while |whereas |though )?(?:i (?!love\b|like\b|do\b)|me\b|im\b)/

/** "Clients are on Xero, receipts go through Dext": the second name belongs to another subject. */
const OF_ANOTHER_THING = /^ (?!(?:and|or|but|¤)\b)[^¤\s]+(?: [^¤\s]+){0,2} (?:via|through|with|by|in|on|using)$/
/** "When the client has money, through V-Ray." */
const BY_THAT = /^ (?:via|through|with|by|in|on)$/
const isSaidOfAnother = (clause: string) =>
  (OF_ANOTHER_THING.test(clause) || BY_THAT.test(clause)) && !USED_BY_OTHERS.test(clause)

/**
 * "And, when a client sends raster work, Affinity Photo": the clause about others ends at the
 * comma.
 */
const ASIDE = / (?:when|whenever|if|once)(?: [^¤\s]+)+$/

export const isUsedByOthers = ({ before, after, leads, sinceComma }: NameContext): boolean =>
  (USED_BY_OTHERS.test(before) && !isSaidOfAnother(sinceComma) && !(leads && ASIDE.test(before))) ||
  GRANTED.test(before) ||
  (EVERYBODY_THERE.test(before) && BUT_I.test(after)) ||
  WANTED_BY_DEPARTMENT.test(before) ||
  INSISTED_ON.test(before) ||
  THOSE_WHO.test(before) ||
  AND_ANOTHER_BY.test(before) ||
  KEEP_SENDING.test(before) ||
  WANTED_ON.test(before) ||
  EDITOR_SENDS.test(before) ||
  PEOPLE_ON.test(before) ||
  WITH_THEIR.test(before) ||
  SOME_DO.test(before) ||
  BECAUSE_THEY.test(before) ||
  WHAT_OTHERS_USE.test(after) ||
  NEXT_DOOR.test(before) ||
  THEIR_OWN.test(before) ||
  (ITS_PEOPLE.test(after) && !OF_US.test(before)) ||
  (IS_ONE.test(before) && OF_IT.test(after))
