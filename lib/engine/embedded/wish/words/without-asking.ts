import { ASKED_AFTER } from '../../mode/asks'

const NAMING = 'give|show|find|suggest|recommend|pick|choose|get|list|come up with|think of|think up'
const MAKING =
  'build|make|create|generate|design|write|plan|assemble|compose|curate|put together|draft|develop|set up|prepare|craft|produce|draw up'
/** A full-stack application is built, and no stack of tools. */
const STACK =
  '(?<!full[ -])stack(?! (?:developer|engineer|apps?|web|saas|project)\\b)|set-?up|tool ?(?:kit|set)|list of (?:tools|apps|gear|software|things)'
const THINGS = `${STACK}|tools|gear|kit|software|apps`

const before = (noun: string) => `(?=(?:[\\w,'’-]+ ){0,6}?(?:${noun})\\b)`

/** "Build me a stack", "could you make a toolkit", "come up with tools". Whoever builds apps or designs kits does so. */
const ASKING = new RegExp(
  [
    `\\b(?:${NAMING})(?: (?:me|us))? ${before(THINGS)}`,
    `\\b(?:${MAKING}) (?:up |out )?(?:(?:me|us) ${before(THINGS)}|${before(STACK)})`,
  ].join('|'),
  'gi',
)

/** "I'm a podcaster and need some tools" */
const NEEDS_THINGS =
  /(?:,| and)(?: i)? (?:need|want|look for|am looking for) (?:(?:some|good|new|the|right|a few|better) )*(?:tools|software|apps|gear|kit|programs)\W*$/i

/** Who keeps track of something drives on none. */
const KEEPS_TRACK = /\bkeep(?:s|ing)? track of\b/gi

/** What is asked of us says nothing of who asks: "build me a stack" makes nobody a builder. */
export const withoutAsking = (wish: string): string =>
  wish.replace(NEEDS_THINGS, '').replace(ASKING, ' ').replace(ASKED_AFTER, '$1').replace(KEEPS_TRACK, ' ')
