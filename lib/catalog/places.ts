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

/** Large towns and regions in Cyrillic letters, by their beginnings: "Казань", "в Казани", "казанский". */
const CYRILLIC =
  'австри алмат алта анап анталь афин байкал баку барнаул батум берлин бишкек будапешт буковел варшав вильнюс владивосток волгоград воронеж ворохт вінниц грец гудаури дагестан дніпр донецк дубай европ екатеринбург ереван житомир закарпат запоріж иркутск кавказ казан калининград камчатк карели карпат киев кисловодск київ краков краків краснодар красноярск крым лондон луцьк львов львів мадрид миколаїв минск москв мурманск мюнхен нижнекамск новгород новосибирск одес омск оренбург париж пермск петербург полтав праг пхукет ростов рівн самар саратов сахалин сибир сочи стамбул сургут сухум тбилис тернопіл томск тюмен ужгород украин україн урал франківськ харков харків херсон хмельницьк хорваті челябинск черкас черногори чернівц чорногор шерегеш эльбрус яремч ярославл європ'
const MOST_ENDING = 3
const LEAST_BEGINNING = 4

let cyrillic: readonly string[] | undefined

/** Names of countries end in what varies: "Грузия", "в Грузию". */
function cyrillicPlaces(): readonly string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const countries = ['ru', 'uk'].flatMap((language) => {
    const regions = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return letters.flatMap((a) => letters.flatMap((b) => regions.of(a + b)?.toLowerCase() ?? []))
  })
  const beginnings = [...countries.map((name) => name.replace(/[аеиійоуыьюя]{1,2}$/u, '')), ...CYRILLIC.split(' ')]
  return beginnings.filter((beginning) => beginning.length >= LEAST_BEGINNING)
}

/** "Поездка в Грузию", "похід у Карпати". */
export const isCyrillicPlace = (name: string): boolean => {
  if (!/^\p{Script=Cyrillic}/u.test(name)) return false
  const lower = name.toLowerCase()
  return (cyrillic ??= cyrillicPlaces()).some(
    (beginning) => lower.startsWith(beginning) && lower.length <= beginning.length + MOST_ENDING,
  )
}
