import type { ReadText } from '../text'
import type { NameContext } from './name-context'

/**
 * Phrases of past, wanted and others' tools in German, French, Spanish, Portuguese, Italian, Dutch,
 * Swedish, Polish and Japanese.
 */

/** Filler words and other tools of the same enumeration (¤) between the phrase and the name. */
const FILLERS =
  '(?: (?:¤|il|lo|gli|i|l|d|dell|der|die|das|den|einen?|und|um|uma|une?|le|la|les|du|el|los|las|o|os|a|as|y|e|et|en|of|ou|oder|de|het|een|mi|mijn|meu|minha|mon|ma|mein|meine|meinen|unseren?))*$'
/** The maximum reach of a phrase, up to words about the present. */
const UNTIL_TODAY =
  '(?: (?!(?:maintenant|aujourdhui|desormais|mais|depuis|jetzt|heute|inzwischen|aber|ahora|pero|hoy|agora|mas|hoje|nu|maar|tegenwoordig)\\b)\\S+)'

const LEFT = new RegExp(
  ` (?:${[
    // German
    `fruher${UNTIL_TODAY}{0,4}`,
    'nicht (?:mehr|in|mit|auf|uber|per)',
    '(?:davor|vorher|zuvor)(?: (?:hatte|nutzte|benutzte|verwendete|war|lief|lag|stand)(?: (?:ich|wir))?)?(?: (?:jahrelang|lange|immer|noch))?',
    '(?:weg|gewechselt|umgestiegen|umgezogen) von',
    'nach (?:\\S+ ){0,3}jahren(?: (?:mit|in|auf))?',
    '(?:verzichte(?:n|t)? auf|noch nie|nie wieder)',
    // French
    '(?:jai|ai|on a|nous avons|avons) (?:\\S+ )?(?:quitte|abandonne|vendu|revendu|lache|desinstalle|resilie|delaisse|laisse tomber)',
    // "Pas Spotify, j'ai mes principes."
    '(?<=^ )(?:pas|kein(?:e|en)?|nicht|geen|niet|inte|niente)',
    'arrete (?:dutiliser|davec|de|avec)',
    'abandonne',
    'n(?:e )?utilis(?:e|ons|ent|ait|ais) (?:pas|plus|jamais)',
    `avant (?:je|on|nous|cetait|j[a-z]+ais)\\b${UNTIL_TODAY}{0,8}`,
    'apres (?:\\S+ ){0,3}(?:ans|annees|mois) (?:de|sur|avec|dans)',
    'pas (?:sur|avec|dans)',
    'jamais (?:sur|avec|dans|utilise|aime|touche)',
    // Spanish
    `antes (?:usaba|utilizaba|tenia|era|trabajaba|escribia|grababa|editaba)[a-z]*${UNTIL_TODAY}{0,4}`,
    '(?:ya )?no (?:uso|utilizo|llevo|tengo|trabajo con)',
    '(?:deje|dejamos|abandone|vendi|cancele)(?: de usar)?',
    '(?:jamas|nunca)(?: (?:por|con|en|use|usare|he usado|he tenido|tuve|compre))?',
    'despues de (?:\\S+ ){0,3}(?:anos|meses) (?:con|en|de)',
    // Portuguese
    `antes (?:usava|utilizava|tinha|usavamos|era|trabalhava)${UNTIL_TODAY}{0,4}`,
    'ja (?:usei|utilizei|usamos|tive)',
    '(?:ja )?nao (?:uso|utilizo|usamos|tenho|em|na|o|a)(?: mais)?',
    '(?:deixei|larguei|abandonei|desisti|cancelei|desinstalei)(?: de usar| d[eoa])?',
    '(?:nunca|jamais) (?:usei|tive|comprei|uso|gostei d[eoa])',
    // Italian
    `prima (?:usavo|utilizzavo|avevo|usavamo|lavoravo con|scrivevo con)${UNTIL_TODAY}{0,4}`,
    'non (?:uso|utilizzo|usiamo|utilizziamo|ho|lavoro con)(?: (?:piu|mai))?',
    '(?:ho|abbiamo) (?:abbandonato|lasciato|venduto|disinstallato|mollato|disdetto|smesso (?:di usare|con))',
    '(?:invece (?:di|del|della|dell)|al posto (?:di|del|della|dell)|mai (?:usato|piu))',
    // Swedish
    '(?:slutade?|slutat) (?:att )?(?:anvanda|med)',
    '(?:anvander|kor|har) (?:\\S+ )?(?:inte|aldrig)(?: (?:langre|mer))?',
    '(?:inte langre|aldrig mer|i stallet for|istallet for|(?:bytte|bytt|gatt) (?:bort )?fran)',
    // Polish
    'nie (?:uzywam|uzywamy|korzystam z|mam)(?: (?:juz|wiecej))?',
    '(?:zrezygnowal(?:em|am|ismy)|zrezygnowac) z',
    '(?:przestal(?:em|am|ismy) (?:uzywac|korzystac z)|zamiast|porzucil(?:em|am|ismy)|kiedys uzywal(?:em|am))',
    // Dutch
    `vroeger${UNTIL_TODAY}{0,5}`,
    'in plaats van',
    'niet meer (?:via|met|op|in|naar)',
    '(?:nooit|geen|zonder)(?: meer)?(?: (?:met|via|op|in))?',
    'nadat (?:ik|we) (?:jaren|jarenlang|lang)',
    'na jaren(?:lang)?(?: (?:met|op|van|in))?',
    '(?:overgestapt van|gestopt met|afscheid genomen van)',
    // Russian and Ukrainian
    '(?:больше |уже )?не (?:пользуюсь|пользуемся|использую|используем)',
    '(?:більше |вже )?не (?:користуюся|користуємося|використовую|використовуємо)',
    // Indonesian
    '(?:tidak|nggak|gak) (?:lagi )?(?:pakai|memakai|menggunakan|gunakan)(?: lagi)?',
  ].join('|')})${FILLERS}`,
)

const LONGED_FOR = new RegExp(
  ` (?:${[
    '(?:hatte|hatten|wurde|wurden|mochte)(?: (?:ich|wir))?(?: \\S+){0,3}? gerne?(?: \\S+){0,2}',
    '(?:(?:traume|traumen) von|liebaugle mit|spare auf|wunsche mir)',
    '(?:ware es|wunsch frei|wunschen durfte)(?: \\S+){0,3}',
    '(?:irgendwann|eines tages)(?: \\S+){0,4}',
    '(?:jaimerais|je voudrais|je reve|on aimerait|je moffrirais|jacheterais)(?: \\S+){0,4}',
    '(?:un jour (?!sur)|pourquoi pas|si jetais)(?: \\S+){0,4}',
    '(?:me gustaria|me encantaria|quisiera|querria|sueno con|ojala)(?: (?!(?:que|mostrar|compartir|contar)\\b)\\S+){0,4}',
    '(?:algun dia|um dia)(?: \\S+){0,3}',
    '(?:queria|gostava de|gostaria de|adoraria|sonho (?:em|com))(?: (?!(?:que|mostrar|partilhar|compartilhar)\\b)\\S+){0,4}',
    '(?:zou graag|droom van)(?: \\S+){0,3}',
    'ooit(?: (?:wil|koop|nog|eens|ik|hoop))*',
  ].join('|')})${FILLERS}`,
)

const PERSON =
  '(?:bruder|schwester|frau|mann|chefin?|kollege|kollegin|freundin?|vater|mutter|frere|s(?:oe|œ)ur|femme|mari|amie?|collegue|hermano|hermana|mujer|marido|jefe|jefa|amig[oa]|prim[oa]|irmao|irma|colega|espos[oa]|mae|pai|madre|padre|broer|zus|vrouw|baas|collega|vriend|vriendin|moeder|vader)'
/** "Meu primo diz que a …", not "mein Bruder und ich nutzen …" or "mijn vader gaf mij …". */
const OF_PERSON = new RegExp(
  ` (?:meine?|mon|ma|mi|meu|minha|mijn|unsere?|nuestr[oa]) ${PERSON}(?: (?!(?:ich|wir|mir|uns|je|nous|yo|nosotros|me|nos|eu|mim|ik|wij|we|mij|ons|aber|mais|pero|mas|maar)\\b)\\S+){1,7}$`,
)

const GONE_WORDS = `(?:${[
  // German
  '(?:habe?n?|hatten?) (?:ich|wir) (?:\\S+ ){0,4}?(?:gekundigt|verkauft|aufgegeben|geloscht|abgeschafft|verschenkt|weggegeben|deinstalliert|ersetzt|abbestellt|geschenkt|(?:ab|weiter)gegeben|nie (?:gemocht|benutzt|verstanden|gebraucht)|nicht mehr \\S+)',
  '(?:ist|war|sind|waren|wurde) (?:\\S+ ){0,3}?(?:geschichte|weg|verkauft|abgeschafft|gekundigt|ersetzt|rausgeflogen|kaputt)$',
  '(?:(?:ist|war|wurde) )?(?:mir|uns) (?:\\S+ )?zu \\S+',
  '(?:(?:der|die|das|jetzt|nun|steht|liegt|stehen|liegen|nur|noch|heute) )+(?:im|in der|in einer|auf dem) (?:regal|schrank|schublade|keller|dachboden|vitrine|karton)',
  '(?:\\S+ )?liegt (?:nur |nur noch )?(?:ungenutzt|unbenutzt)',
  '(?:[^¤ ]+ ){0,3}?(?:nutze|benutze|verwende|brauche|mag) (?:ich|wir) (?:[^¤ ]+ ){0,2}?(?:nicht|nie|kaum)\\b',
  'nie(?:mals)? (?:wirklich |richtig )?(?:anfreunden|warm|verstanden|gemocht|gebraucht|benutzt)',
  'kommt (?:mir|uns) nicht',
  '(?:gar |jetzt |schon lange )?nicht mehr$',
  'hat (?:uns|mich|mir) (?:\\S+ ){0,3}?(?:rausgeworfen|genervt|enttauscht|geargert|gefressen|verloren|zerstort)',
  'bin ich (?:\\S+ )?(?:weg|runter|los)\\b',
  // French
  'n(?:e|a|ai) (?:\\S+ )?(?:jamais|plus|pas) (?:ete )?(?:convaincue?|plu|seduite?|servi|attiree?|utilisee?|pris|accroche|marche|adoptee?)',
  'n(?:est|e sont|etait) plus (?:necessaires?|utilisee?s?|la|dactualite)',
  '(?:dort|dorment|traine|trainent|prend la poussiere|prennent la poussiere)\\b',
  '(?:que jai|je lai|je les ai) (?:re)?(?:vendu|rendu|abandonne|quitte|donne|resilie|desinstalle|supprime|lache)',
  // Spanish
  '(?:nunca|no) me (?:gusta|gusto|convence|convencio|sirvio)',
  '(?:ya )?no (?:lo|la|los|las) (?:uso|utilizo|necesito|(?:paga|usa|quiere|abre) nadie)',
  '(?:lo|la|los|las) (?:deje|vendi|abandone|borre|regale|cancele)',
  // Portuguese
  '(?:eu )?(?:abandonei|larguei|deixei|vendi|cancelei|desinstalei)',
  '(?:nunca (?:gostei|usei)|nao (?:uso|tenho|preciso) mais)',
  // Dutch
  '(?:heb|hebben|had) (?:ik|we|wij) (?:\\S+ ){0,2}?(?:weggegeven|verkocht|opgezegd|verwijderd|weggedaan|afgeschaft|vervangen)',
  'gebruik(?:en)? (?:ik|we|wij) (?:\\S+ )?(?:niet|nooit)',
  'be(?:n|nt) (?:ik|we|wij) (?:\\S+ )?(?:gestopt|weg|klaar)\\b',
  'zijn (?:we|wij) (?:\\S+ )?(?:gestopt|weg|klaar)\\b',
  // Italian
  // Japanese
  '(?:は|を|も)?(?:もう|まったく|あまり)? ?使 (?:っていません|っていない|いません|わない|わなく)',
  '(?:は|を|も)? ?(?:やめました|やめた|やめて|解約|卒業|手放)',
  // Turkish
  '(?:artık )?kullanmıyor(?:um|uz)',
  // Korean
  '(?:은|는|을|를)? ?(?:더 이상 )?(?:안 써|안 쓰|쓰지 않|사용하지 않)',
  // "Docker DesktopからOrbStackに移行"
  'から (?:¤ )+(?:に|へ) (?:移行|移|乗 り 換|切 り 替|変|引 っ 越)',
  'non (?:lo|la|li|le) (?:uso|utilizzo|apro)(?: piu)?',
  '(?:lho|li ho|le ho) (?:venduto|venduta|venduti|abbandonat[oaie]|disinstallat[oaie]|mollat[oaie])',
  'is (?:\\S+ )?(?:weg|verleden tijd|voorbij|verkocht|kapot)$',
  '(?:staat|ligt) (?:nu )?(?:op zolder|in (?:de|een) (?:kast|kelder|la|doos))',
  // "Usei o Cubase até 2016 e o FL Studio antes disso."
  '(?:bis|hasta|ate|jusquen|tot) (?:\\S+ )?(?:19|20)\\d\\d',
  '(?:antes (?:disso|de eso)|avant ca|daarvoor)\\b',
].join('|')})`
const GONE = new RegExp(`^ ${GONE_WORDS}`)
/** "Evernote und Notion habe ich gekündigt". */
const BOTH_GONE = new RegExp(`^(?: (?:und|et|y|e|en|oder|ou|o|of)(?: ¤)+)+ ${GONE_WORDS}`)

export const isUnusedInOtherLanguages = ({ before, after }: NameContext, to: number, { tokens }: ReadText): boolean =>
  LEFT.test(before) ||
  LONGED_FOR.test(before) ||
  OF_PERSON.test(before) ||
  GONE.test(after) ||
  // Words after a comma refer to the next name only.
  (tokens[to]?.gap === ' ' && BOTH_GONE.test(after))
