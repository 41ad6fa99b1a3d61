import { tokenize } from '@/lib/catalog/tokens'

/**
 * Words for people by what they do. A wish with one of them is a wish, even when nothing else in it
 * is known.
 */
const OCCUPATIONS = new Set(
  `accountant activist actor actress administrator advisor agent amateur analyst angler animator anthropologist apprentice archaeologist
  archer architect archivist artisan artist assistant astrologer astronaut astronomer athlete attorney auctioneer author babysitter
  baker banker barber barista bartender beautician beekeeper biologist blacksmith blogger boatbuilder bookbinder bookkeeper bookseller botanist
  boxer brewer bricklayer broker builder butcher butler buyer cabinetmaker caretaker carer carpenter cartographer cashier caterer
  ceramicist chauffeur cheesemaker chef chemist chiropractor choreographer cinematographer cleaner clergyman clerk climber coach cobbler
  collector comedian commuter composer concierge conductor conservator consultant contractor cook cooper councillor counsellor counselor courier
  craftsman crafter curator cyclist dairymaid dancer dealer decorator dentist dermatologist designer detective dev developer dietitian diplomat director diver dj
  doctor doula draughtsman dressmaker drummer ecologist economist editor educator electrician embroiderer engineer entrepreneur equestrian
  estate facilitator farmer farrier fencer filmmaker firefighter fisherman fishmonger florist forager forester founder freelancer fundraiser
  gamer gardener genealogist geographer geologist glassblower goldsmith grandparent grazier grocer groomer guitarist gunsmith gymnast hairdresser
  handyman harpist herbalist hiker historian hobbyist homemaker host hotelier housekeeper hunter illusionist illustrator imam importer innkeeper
  inspector instructor interpreter inventor investor janitor jeweller jeweler joiner journalist judge juggler keeper knitter labourer landlord landscaper
  lawyer leader lecturer librarian lifeguard linguist locksmith luthier machinist magician maker manager marine mason masseur masseuse mathematician
  mayor mechanic mediator messenger meteorologist midwife milliner miner minister missionary model monk mountaineer musician nanny naturalist neurologist novelist nun
  nurse nutritionist oceanographer officer optician organist organizer organiser ornithologist osteopath owner painter palaeontologist paralegal paramedic parent
  pastor pensioner performer pharmacist philosopher photographer physicist physiotherapist pianist pilot plasterer player plumber podcaster poet policeman
  politician potter preacher presenter priest principal printer printmaker producer professor programmer promoter psychiatrist psychologist publisher
  puppeteer quilter rabbi racer ranger realtor recruiter referee reporter researcher restaurateur restorer retiree rider roofer rower runner saddler sailor
  salesman saleswoman scholar scientist scout screenwriter sculptor seamstress secretary seller shepherd shoemaker shopkeeper signwriter singer skater skier
  soldier sommelier songwriter statistician stonemason storyteller streamer student stylist surfer surgeon surveyor swimmer tailor tattooist teacher technician
  tester therapist tiler toymaker trader trainer traveller traveler treasurer tutor typist undertaker upholsterer vet veterinarian vicar violinist vintner
  volunteer waiter waitress watchmaker weaver welder winemaker woodcarver woodworker writer youtuber zookeeper
  mortician minimalist neuroscientist translator artisan bassist biker cellist copywriter ghostwriter intern marketer motorcyclist postdoc roaster strategist
  sysadmin tattooer trucker undergrad vlogger webmaster`.split(/\s+/),
)

/** Words for those who do something together, under one roof. */
const ORGANISATIONS = new Set(
  `agency association bakery bar bistro brewery camp charity choir church club clinic commune company crew family farm festival firm foundation gallery garage hospital
  hostel hotel household kindergarten laboratory library monastery museum ngo nonprofit nursery office orchestra parish pharmacy practice pub restaurant school shop society
  startup studio theatre theater union vineyard winery workshop`.split(/\s+/),
)

/**
 * "Mortician", "ornithologist", "wheelwright": words that can hardly mean anything but a person.
 */
const OF_PEOPLE = /.{3}(?:ician|ologist|ographer|iatrist|smith|wright|monger|keeper|worker|woman|boarder)s?$/

/** "Coaches" and "wineries" are one coach and one winery, several times. */
const isAmong = (known: ReadonlySet<string>, word: string): boolean =>
  known.has(word) ||
  (word.endsWith('s') &&
    (known.has(word.slice(0, -1)) || known.has(word.replace(/es$/, '')) || known.has(word.replace(/ies$/, 'y'))))

const isPersonOccupation = (word: string): boolean => isAmong(OCCUPATIONS, word) || OF_PEOPLE.test(word)

const isOccupation = (word: string): boolean => isAmong(ORGANISATIONS, word) || isPersonOccupation(word)

const wordsOf = (text: string): string[] => tokenize(text.replaceAll('-', ' ')).map(({ text: word }) => word)

/** "Designer", and no agency that designs. */
export const mentionsPerson = (text: string): boolean => wordsOf(text).some(isPersonOccupation)

export const mentionsPersonOrOrganisation = (text: string): boolean => wordsOf(text).some(isOccupation)

/** "Bookkeeper", "Trail runner": who speaks, before their tools; "Quill Writer" is a name. */
export function isPerson(name: string): boolean {
  const words = name.split(/\s+/)
  return isOccupation((words.at(-1) ?? '').toLowerCase()) && words.slice(1).every((word) => word === word.toLowerCase())
}

/** All words of persona names, to correct misspelt ones. */
export const occupations = (): ReadonlySet<string> => new Set([...OCCUPATIONS, ...ORGANISATIONS])
