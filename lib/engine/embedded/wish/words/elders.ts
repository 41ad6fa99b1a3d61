const ELDERS =
  /(?<!\b(?:record|recording|interview|interviewing|film|filming|photograph) )\b(?:my|our|his|her|their) (?:own |old |elderly |ageing |aging |\d\d[- ]years?[- ]old )*(?:mother|father|mum|mom|dad|parents|in-laws|grandmother|grandfather|grandparents|grandma|grandpa|granny|nan|uncle|aunt)\b(?!['’]s)|^\W*(?:grandma|grandpa|granny)\b(?!['’]s)/gi

/** "I'm 70", "an 82-year-old" */
const AGED =
  /\b(?:i['’]?m|i am|aged|(?:he|she) is) (?:6[5-9]|[7-9]\d)\b(?! (?:kg|kilos?|pounds|lbs|cm|percent|%))|\b(?:6[5-9]|[7-9]\d)[- ]years?[- ]old\b/gi

/** "My dad's vinyl" is no wish of a father. */
const OF_RELATIVES =
  /\b(my|our|his|her|their) (?:late |old |own )*(?:mother|father|mum|mom|dad|parents?|grandmother|grandfather|grandparents?|grandma|grandpa|granny|nan|uncle|aunt|sister|brother|wife|husband|son|daughter)(?:['’]s|s['’])/gi

/** "My elderly mum's pills": what is asked for is what caring for her takes. */
const OF_THE_OLD =
  /\b(?:my|our|his|her|their) (?:elderly|ageing|aging|frail|\d\d[- ]years?[- ]old) (?:mother|father|mum|mom|dad|parents?|grandmother|grandfather|grandparents?|grandma|grandpa|granny|nan|uncle|aunt)(?:['’]s|s['’])/gi

/** Whoever asks for their mother is her child: the wish is for somebody older, and not for busy parents. */
export const withElders = (wish: string): string =>
  wish
    .replace(OF_THE_OLD, 'caring for an elderly parent,')
    .replace(OF_RELATIVES, '$1')
    .replace(ELDERS, 'an older relative')
    .replace(AGED, 'an older person')
