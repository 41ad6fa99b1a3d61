/** Cities and countries, from the time zones and regions of `Intl`: no place is a tool. */

/** Large cities that are not the city of their time zone. */
const MORE =
  'munich hamburg cologne frankfurt leipzig stuttgart dresden barcelona seville valencia porto milan naples turin florence lyon marseille bordeaux toulouse geneva basel graz salzburg rotterdam utrecht antwerp ghent gothenburg manchester leeds glasgow edinburgh bristol birmingham liverpool cambridge oxford boston seattle portland austin houston dallas atlanta philadelphia philly miami oakland brooklyn manhattan "san francisco" "san diego" "san jose" "new orleans" "washington dc" nashville minneapolis montreal ottawa calgary mumbai delhi bangalore bengaluru chennai osaka kyoto beijing shenzhen guangzhou "rio de janeiro" "cape town" "tel aviv" england scotland wales britain europe asia africa america california texas florida brittany bavaria tuscany'

let places: ReadonlySet<string> | undefined

function load(): ReadonlySet<string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const countries = letters.flatMap((a) => letters.flatMap((b) => regions.of(a + b)?.toLowerCase() ?? []))
  const cities = Intl.supportedValuesOf('timeZone').map((zone) =>
    (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
  )
  const more = [...MORE.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  return new Set([...countries, ...cities, ...more])
}

export const isPlace = (name: string): boolean => (places ??= load()).has(name.toLowerCase())
