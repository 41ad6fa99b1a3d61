/**
 * The allowlist for persona pages: the markup of home pages between 2003 and 2009, and today's text
 * elements.
 */
export const ALLOWED_TAGS =
  'html head body a abbr acronym address article aside b bdi bdo big blink blockquote br caption center cite code col colgroup dd del details dfn dir div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img ins kbd li main mark marquee meter nav nobr ol p pre progress q rp rt ruby s samp section small span strike strong style sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  )

/**
 * `target` and `rel` are allowed, so that a sanitised page is unchanged by sanitising again; links
 * get our own values.
 */
export const ALLOWED_ATTRIBUTES =
  'abbr align alt axis background behavior bgcolor border bordercolor cellpadding cellspacing char charoff class clear color cols colspan compact datetime dir direction face frame headers height href hspace id lang loop low high max min open optimum noshade nowrap rel role rows rowspan rules scope scrollamount scrolldelay size span src start style summary target text link vlink alink title truespeed type value valign vspace width'.split(
    ' ',
  )

/** Removed with their content, which is not text of the page. */
export const DROPPED_WHOLE =
  'script template noscript iframe object embed svg math title select textarea video audio xmp noembed noframes plaintext frameset'.split(
    ' ',
  )

const NOT_TAGS = new Set(['html', 'head', 'body'])
const TAGS = new Set(ALLOWED_TAGS.filter((name) => !NOT_TAGS.has(name)))
const ATTRIBUTES = new Set(ALLOWED_ATTRIBUTES)

export const isAllowedTag = (name: string): boolean => TAGS.has(name)
export const isAllowedAttribute = (name: string): boolean => ATTRIBUTES.has(name) || /^aria-[\w-]+$/.test(name)
