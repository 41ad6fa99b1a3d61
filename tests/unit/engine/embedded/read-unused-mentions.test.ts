import { describe, expect, test } from 'vitest'
import { kindCategory } from '@/lib/catalog/brands'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('tools that a text names and does not use', () => {
  test.each([
    ['Before this hospital I used Cerner for six years. Now we chart in Epic.', ['Epic']],
    ['I use Figma. Nor do I touch Canva.', ['Figma']],
    ['You need Kotlin. You do not need to know Rust.', ['Kotlin']],
    ['I design in Onshape and never got on with FreeCAD.', ['Onshape']],
    ['I used to have two Dell UltraSharps and now I look at a BenQ PD2705U.', ['BenQ PD2705U']],
    ['Because what every two-person company needs is Salesforce. We keep our customers in Airtable.', ['Airtable']],
    ['Jira? Please. We plan in Trello.', ['Trello']],
    ['GeoGebra I never understood; we use Desmos.', ['Desmos']],
    ['Logs go to Loki. Datadog was quoted at 200k.', ['Loki']],
    ['Errors go to Sentry. Mailgun is planned for autumn.', ['Sentry']],
    ['I edit in Capture One. Lightroom is what I teach but no longer what I use.', ['Capture One']],
    ["Logseq's outliner is better than Obsidian's, but plugins won. I stay with Bear and Things.", ['Bear', 'Things']],
    ['We record in Riverside. We tried SquadCast and Zencastr, both dropped audio.', ['Riverside']],
    ['We edit in Resolve, Premiere but no.', ['Resolve']],
    ['I edit in Snapseed because Lightroom felt like overkill.', ['Snapseed']],
    ['I tried LumaFusion but it kept crashing, so I cut in CapCut.', ['CapCut']],
    ['I mix in Reaper. No Waves. Never again Waves.', ['REAPER']],
    ['Had a Ducky One 2 before, gave it to my nephew. I type on a NuPhy Air75.', ['NuPhy Air75']],
    ['We record on a Rode PodMic. Before that I was using a Blue Yeti.', ['Rode PodMic']],
    ['My chair is a Steelcase Gesture (the Aeron hurt my legs).', ['Steelcase Gesture']],
    ['Payments: Square, though the boss keeps threatening to move us to Stripe.', ['Square']],
    ['Bookings are in Calendly. Asana was nice but too much for us.', ['Calendly']],
    ['I run Hyprland. I left GNOME because of extensions and KDE because of fatigue.', ['Hyprland']],
    ["Je travaille avec Procreate, j'ai abandonné Illustrator. Je n'utilise pas Canva.", ['Procreate']],
    ["We design in Figma. Don't worry if you only know Sketch or XD.", ['Figma']],
    ['Built with OpenCV.\nNot supported: Jetson Nano, Windows.', ['OpenCV']],
    [
      '- SwiftUI (tried Flutter, hated it)\n- TelemetryDeck, because Firebase felt creepy',
      ['SwiftUI', 'TelemetryDeck'],
    ],
    ['We orchestrate with Dagster, after Airflow drove us mad.', ['Dagster']],
    ['Notes are in SimplePractice. TherapyNotes looked nice in the demo.', ['SimplePractice']],
    ['It runs on Hetzner with Caddy. Datadog who?', ['Hetzner', 'Caddy']],
    ["I pull shots on a Cafelat Robot. The Breville Bambino I started with lives at my mum's.", ['Cafelat Robot']],
    ['We gave Revit a chance and went back; drawings happen in ArchiCAD.', ['ArchiCAD']],
    ['Infra: Pulumi (Terraform before that).', ['Pulumi']],
    ["We chat on Mattermost. Only thing I miss is Linear, and it isn't much.", ['Mattermost']],
    ['It is written in Rust (Axum, SQLx). Benchmarks run against the old Node.js version.', ['Rust', 'Axum', 'SQLx']],
    ['* Fantastical (calendar)\n* Mimestream\n* Setapp: cancelled', ['Fantastical', 'Mimestream']],
    ['I cull in Photo Mechanic. I gave Lightroom three chances.', ['Photo Mechanic']],
    ['I edit in Capture One. I keep an eye on DxO PhotoLab.', ['Capture One']],
    ["I'd love somebody to make a Photo Mechanic for the iPad. I cull in Capture One.", ['Capture One']],
    ["I sketch in Krita. I've tried Blender – everybody says I should – and one day it'll stick.", ['Krita']],
    ['I plan in Linear. We made a board in Trello and it became a mess; Asana became a graveyard.', ['Linear']],
    ['I ride with Komoot. I did Zwift for exactly one winter.', ['Komoot']],
    ['I master with Ozone. I once paid for LANDR.', ['iZotope Ozone']],
    ["I draw with QGIS. I dislike ArcGIS with my whole heart; I've never been on Facebook.", ['QGIS']],
    ['My iMac is the machine for work. There is a Freewrite Traveler in the wardrobe.', ['iMac']],
    ["I type on a ThinkPad X220. My wife's iMac is the family machine.", ['ThinkPad X220']],
    ['I write in Scrivener and my editor still sends me Word files.', ['Scrivener']],
    ['My pupils want me on TikTok. I publish on Bandcamp.', ['Bandcamp']],
    ['Somebody in the comments wrote you should get a Neumann TLM 103. I speak into a Shure SM7B.', ['Shure SM7B']],
    ['We filmed with the Sony FX6. The RED Komodo went back to the rental house.', ['Sony FX6']],
    ['I keep trying Warp and keep coming back to Alacritty.', ['Alacritty']],
    ['I lay out dummies in Affinity Publisher, InDesign having become a monthly bill.', ['Affinity Publisher']],
    ['Storage is Ceph. Longhorn got kicked out last spring.', ['Ceph']],
    ["Containers with Apptainer – Docker isn't allowed on the cluster. Conda replaced by Pixi.", ['Apptainer', 'Pixi']],
    ['Mine is a Vitamix A3500. The Thermomix at the restaurant belongs to the owner.', ['Vitamix A3500']],
    ['I model in Rhino, with a trial of Fusion that I let lapse.', ['Rhino']],
    ['I draw in Procreate. I would use Krita more if my hands knew where things were.', ['Procreate']],
    ['We plan in Vectorworks. We said no to Revit.', ['Vectorworks']],
    ["I map with QGIS. I'm told I should look at Observable.", ['QGIS']],
    ['I plot in R with ggplot2. My colleague swears by Tableau and my sister by Power BI.', ['R', 'ggplot2']],
    ['I keep recipes in Paprika. People keep sending me ChatGPT recipes.', ['Paprika']],
    ['I note on a reMarkable 2. The Boox was worse. I want the Daylight DC-1 so much.', ['reMarkable 2']],
    ['My friends rave about Notion. I plan in Trello.', ['Trello']],
    ['Weather is Clear Outside. Garmin Explore does not cover us.', ['Clear Outside']],
    ['The ScanSnap went to reception. We scan with a Fujitsu fi-8170.', ['Fujitsu fi-8170']],
    ['I film with a Sony FX3. Never buying Neewer panels again.', ['Sony FX3']],
    ['I shoot a Ricoh GR III and am thinking about a second body, maybe the Leica Q3.', ['Ricoh GR III']],
    ['Thanks to Protectli for sponsoring this video. It runs Proxmox.', ['Proxmox VE']],
    ['I post on Mixcloud (SoundCloud kept taking them down).', ['Mixcloud']],
  ])('given up, refused or compared: %s', (text, used) => expect(names(text)).toEqual(used))

  test.each([
    ['I shoot a Nikon Z8. I had a Canon 5D Mark III, but I sold the lot in 2021.', ['Nikon Z8']],
    ["Get a Pilot Parallel. I don't use one myself any more. I write with a Lamy Safari.", ['Lamy Safari']],
    ['I had a Synology DS918+ before; my brother has it now. The new one is a QNAP TS-464.', ['QNAP TS-464']],
    ['I bought a Garmin Edge 1040. Returned it after a week. I ride with a Wahoo Elemnt Roam.', ['Wahoo Elemnt Roam']],
    ['- Bose QuietComfort 45 – had AirPods, washed them\n- Casio fx-CG50', ['Bose QuietComfort 45', 'Casio fx-CG50']],
    ['I browse in Arc… no wait, I moved to Dia. Mail is Superhuman.', ['Dia', 'Superhuman']],
    ['Storage is a QNAP TS-464... scratch that, a Synology DS923+.', ['Synology DS923+']],
  ])('taken back in a later clause or sentence: %s', (text, used) => expect(names(text)).toEqual(used))

  test.each([
    ['Notizen führe ich in Logseq, Evernote habe ich gekündigt.', ['Logseq']],
    ['Geschnitten wird in Reaper. Nuendo kann ich, benutze ich aber nicht.', ['REAPER']],
    ['Für Mails nehme ich Apple Mail, weil Spark mir zu bunt geworden ist.', ['Apple Mail']],
    ["On dessine dans Archicad ; j'ai quitté AutoCAD et Revit ne m'a jamais convaincue.", ['ArchiCAD']],
    ['Je monte dans Reaper, après dix ans de Pro Tools. Un jour j’aimerais une Glowforge.', ['REAPER']],
    ['Hablo por Signal, jamás por WhatsApp. Me gustaría aprender Python algún día.', ['Signal']],
    ['Uso libretas Rhodia; Moleskine nunca me gustó. Dejé Twitter el año pasado.', ['Rhodia']],
    ['Uso o Figma para tudo. O CorelDRAW eu abandonei. Meu primo diz que a Affinity resolve tudo.', ['Figma']],
    ['Gravo em Logic Pro. Usei o Cubase até 2016. Queria muito um iPad.', ['Logic Pro']],
    ['Lezen doe ik op een Kobo Clara, de Kindle heb ik weggegeven.', ['Kobo Clara']],
    ['Ich schneide in Reaper und Altiverb und das Archiv liegt in QuellFinder.', ['REAPER', 'Altiverb', 'QuellFinder']],
    ['Le micro est dans une bonnette Cinela et je note tout dans un agenda papier Exacompta.', ['Cinela', 'Exacompta']],
    ['Met klanten bel ik via Google Meet, niet meer via Zoom of Skype.', ['Google Meet']],
    [
      'Ich schneide in Final Cut. Die alte GoPro habe ich meinem Neffen geschenkt, Etsy kommt mir nicht ins Haus.',
      ['Final Cut'],
    ],
    [
      "J'écris dans Obsidian et je dessine dans Procreate. Photoshop, je l'ai résilié et Scrivener n'a jamais pris.",
      ['Obsidian', 'Procreate'],
    ],
    ['Ma sœur utilise Krita et mon frère ne jure que par Linux. Moi, je dessine dans Procreate.', ['Procreate']],
    ['Trabajo con QGIS, porque ArcGIS no lo paga nadie aquí.', ['QGIS']],
    ['Lesgeven gaat via Google Meet. Skype is verleden tijd.', ['Google Meet']],
    ['Ich plane in Trello, von Notion bin ich wieder weg. Zencastr hat mir eine Spur gefressen.', ['Trello']],
    ["La base est PostgreSQL, et Redis n'est plus nécessaire.", ['PostgreSQL']],
    ['API’s test ik met Bruno in plaats van Postman. Ooit nog eens een Leica Q3.', ['Bruno']],
    [
      'Ich tippe auf einer NuPhy Air75 und höre mit Roon. Homebridge? Nein, Home Assistant.',
      ['NuPhy Air75', 'Roon', 'Home Assistant'],
    ],
  ])('in other languages: %s', (text, used) => expect(names(text)).toEqual(used))

  test('"keep ideas" is not Google Keep', () =>
    expect(names('I write in Google Docs and keep ideas in Apple Notes.')).toEqual(['Google Docs', 'Apple Notes']))

  test('Portuguese "no" means "in the"', () =>
    expect(
      names('No dia a dia faço tudo no Illustrator e no Figma, com a minha equipe e uma colega, mas não no Canva.'),
    ).toEqual(['Illustrator', 'Figma']))

  test.each([
    [
      '## Built with\n\n- Godot\n- Aseprite\n\n## Things we tried and dropped\n\n- Unity\n- Wwise',
      ['Godot', 'Aseprite'],
    ],
    ['I shoot a Ricoh GR III.\n\nNext year’s list: a Leica Q3 and a Hasselblad X2D.', ['Ricoh GR III']],
    [
      '- Cámara: Canon EOS R6\n- Dron: DJI Air 3\n\nLo que ya no llevo: el iPad y la GoPro.',
      ['Canon EOS R6', 'DJI Air 3'],
    ],
    ['apps: park4night, Signal, Todoist\nnope: Google Maps, Airbnb', ['park4night', 'Signal', 'Todoist']],
  ])('under a heading or behind a label that refuses: %s', (text, used) => expect(names(text)).toEqual(used))

  test.each([
    ['The front is htmx + alpine', 'alpine.js'],
    ['We run Docker with Alpine images', 'alpine-linux'],
    ['My mail client is Alpine', 'alpine'],
    ['Apps on my phone: Overcast, Flighty and Parcel', 'parcel-tracker'],
    ['Bundled with TypeScript and Parcel', 'parcel'],
    ['I play in a wedding band. Bookings come through Encore', 'encore-musicians'],
    ['Our backend is Go with Encore', 'encore'],
  ])('the other tools decide between namesakes: %s', (text, id) =>
    expect(readTools(text).tools.at(-1)?.entry?.id).toBe(id),
  )

  test('a kind of thing in lower case before a tool is not a tool', () => {
    expect(names('browser zen; notes obsidian; mail fastmail; font berkeley mono')).toEqual([
      'Zen',
      'Obsidian',
      'Fastmail',
      'Berkeley Mono',
    ])
    expect(names('sketch figma framer')).toEqual(['Sketch', 'Figma', 'Framer'])
  })

  test('a kind of thing behind a name is not part of the name', () => {
    expect(names('We sell on Etsy and a small Shopify store, in a docker container.')).toEqual([
      'Etsy',
      'Shopify',
      'Docker',
    ])
  })

  test('"max 400 euros" is not a tool, and "Max 8" is', () => {
    expect(names('I patch in Pure Data. The whole rig was max 400 euros.')).toEqual(['Pure Data'])
    expect(names('I patch in Max 8 and record into Reaper.')).toEqual(['Max 8', 'REAPER'])
  })

  test.each([
    ['My wife is a designer and lives in Figma. I write in Vim.', ['Vim']],
    ['Cover art is by a friend who uses Illustrator. I write in Ulysses.', ['Ulysses']],
    ['I like my ThinkPad. Her MacBook Air is full of fonts.', ['ThinkPad']],
    ['My apprentice swears by VCarve, which I have never opened. I draw in Fusion 360.', ['Fusion']],
    ['I know everybody loves Final Cut Pro, but I edit in DaVinci Resolve.', ['DaVinci Resolve']],
    ['We write Python. The department pays for MATLAB; nobody here opens it.', ['Python']],
    ['Figma bought another startup and Notion raised prices. I publish with Buttondown.', ['Buttondown']],
    ['My teacher says Minecraft Education is better but I make games in Scratch.', ['Scratch']],
    ['I had a beer with my friend Clay. I work in Notion.', ['Notion']],
    ['Dashboards are in Lightdash; finance clings to Excel and sales asked for Tableau.', ['Lightdash']],
    ['The ghost of my old employer, Asana, still haunts me. I write in iA Writer.', ['iA Writer']],
  ])('used by others, or only in the news: %s', (text, used) => expect(names(text)).toEqual(used))

  test.each([
    ['My dad handed me his Leica Q2.', ['Leica Q2']],
    ['I tried Bear and kept using it.', ['Bear']],
    ['My clients are on Zoom, receipts go through Dext.', ['Dext']],
    [
      'I use Affinity Designer and, when a client sends photos, Affinity Photo.',
      ['Affinity Designer', 'Affinity Photo'],
    ],
    ['We use sqlc instead of GORM, PostgreSQL on Neon.', ['sqlc', 'PostgreSQL', 'Neon']],
    ["Orders arrive through Etsy, which I don't love but can't leave.", ['Etsy']],
  ])('keeps a tool that the writer has: %s', (text, used) => expect(names(text)).toEqual(used))

  test('in a list, the words behind a dash are about the name before it', () => {
    expect(names('1. Arc – browser, until they killed it\n2. Things 3 – tasks\n3. Bear – notes')).toEqual([
      'Things',
      'Bear',
    ])
  })

  test('in German, leaves out a past and a refused tool', () => {
    expect(names('Mein Werkzeug: memoQ, davor jahrelang Trados. DeepL nutze ich nicht.')).toEqual(['memoQ'])
  })
})

describe('makers with kinds of things', () => {
  test.each([
    ['I bake in a Staub pot, and the Challenger pan is for bread.', 'Challenger pan'],
    ['Tyres are Rene Herse.', 'Rene Herse'],
    ['My iron is an Oliso.', 'Oliso'],
    ['Rotary cutters by Olfa.', 'Olfa'],
    ['The clay is mostly Amaco.', 'AMACO'],
    ['I thickness boards on a SuperMax drum sander.', 'SuperMax drum sander'],
    ['I cook in a 5-quart Staub.', 'Staub'],
    ['I cook on a de Buyer carbon steel pan.', 'de Buyer'],
    ['I wear Hoka Bondis and FIGS, and my Littmann never leaves my neck.', 'FIGS'],
    ['We plan in Airtable. Walkie-talkies: Motorola.', 'Motorola'],
    ['Everything on the van is Ryobi these days.', 'Ryobi'],
    ['the secateurs that never rust? felco, obviously', 'Felco'],
    ['Auf der Werkbank liegt Knipex neben Wera.', 'Knipex'],
    ['Sur le toit, tout est Victron.', 'Victron'],
  ])('are recognised: %s', (text, name) => expect(names(text)).toContain(name))

  test.each([
    'The parcel from Amazon came late.',
    'Grandad danced with the Morris side.',
    'Der Berg ruft, sagt Vater.',
  ])('whose names are words, people or companies name no thing by themselves: %s', (text) =>
    expect(names(text)).toEqual([]),
  )

  test('are recognised in captions, in the spelling of the maker', () => {
    const caption =
      'okay so people always ask what i use out here in the van so the power is three hundred watts of renogy panels into a victron controller and two battle born batteries and i cook on a coleman stove and i edit everything on my ipad mini'
    expect(names(caption)).toEqual([
      'Renogy panels',
      'Victron controller',
      'Battle Born batteries',
      'Coleman stove',
      'iPad mini',
    ])
  })

  test('a model number in captions gives its maker', () => {
    expect(names("it's plugged into a dell u4021qw and the keyboard is the hhkb")).toEqual(['Dell U4021QW', 'HHKB'])
  })

  test('keeps an unknown name behind a label, and leaves out a shop', () => {
    expect(names('Charts are in OpenCPN and Navionics, weather is PredictWind. Chain: Zorbel.')).toContain('Zorbel')
    expect(names('I use Etsy, Instagram and a press that I found on Marktplaats.')).not.toContain('Marktplaats')
  })

  test('a noun in lower case behind a tool is not a tool ("hetzner box")', () => {
    expect(names('one hetzner box, docker compose, caddy, postgres. that is all.')).not.toContain('Box')
  })

  test('the last word of a kind decides its category', () => {
    expect(kindCategory('drum sander')).toBe('hardware')
    expect(kindCategory('camera bag')).toBe('bag')
    expect(kindCategory('drawing tablet')).toBe('drawing-tablet')
  })

  test('the first name behind a label may be unknown', () => {
    expect(names('I have a few plugins that help me edit: Twiddlor Pro, Plural Eyes and Neat Video.')).toContain(
      'Twiddlor Pro',
    )
  })

  test('"Thunderbolt" and "etc." are not tools', () => {
    expect(names('I use a MacBook Pro with a Thunderbolt dock.')).toEqual(['MacBook Pro'])
    expect(names('Writing in C++ and R, shell scripts in bash, vim, etc.')).toEqual(['C++', 'R', 'Bash', 'Vim'])
  })

  test('a version behind a language does not make it a guitar string', () => {
    expect(names('- Elixir 1.16 / Phoenix 1.7')).toEqual(['Elixir', 'Phoenix'])
  })

  test('an English word at the beginning of a sentence or a bullet is not a tool', () => {
    expect(names('Welcome to issue 42! I write in Ulysses.')).toEqual(['Ulysses'])
    expect(names('# Stack\n- Elixir\n- Deployed to Fly.io, logs go to Better Stack')).toEqual([
      'Elixir',
      'Fly.io',
      'Better Stack',
    ])
  })
})

describe('everyday names among other tools', () => {
  test.each([
    ['Code is edited in Helix inside kitty.', ['Helix', 'kitty']],
    ["I'm the boring one: Excel, Outlook and SAP.", ['Microsoft Excel', 'Outlook', 'SAP']],
    ['Visitors are counted in Fathom and I write in Ghost.', ['Fathom', 'Ghost']],
    ['We talk in Slack. Time: Harvest. Contracts: Bonsai.', ['Slack', 'Harvest', 'Bonsai']],
    ['cursor w/ claude opus does most of the typing, i deploy on vercel', ['Cursor', 'Claude Opus', 'Vercel']],
  ])('are tools: %s', (text, used) => expect(names(text)).toEqual(used))
})
