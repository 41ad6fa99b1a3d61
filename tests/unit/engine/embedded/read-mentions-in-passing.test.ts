import { describe, expect, test } from 'vitest'
import { readTools } from '@/lib/engine/embedded/read/read'
import { workTime } from '@/scripts/fuzz/measure'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('tools mentioned in passing', () => {
  test.each([
    ['I edit in Capture One. Everybody keeps telling me to go with Lightroom.', ['Capture One']],
    ["I translate in memoQ. I'm told Phrase is wonderful.", ['memoQ']],
    ['Accounts go to Xero. A rep tried to sell us QuickBooks.', ['Xero']],
    ['I have an Echo Show. He wanted to give me one of those Roombas.', ['Echo Show']],
    ['Tables live in Snowflake. The team next door is all Databricks.', ['Snowflake']],
    ['We draft in Word. Opposing counsel mostly send things through Dropbox.', ['Microsoft Word']],
    ['We run on Stripe. Our investors keep pushing Carta.', ['Stripe']],
    ['I sew on a Bernina 770. My guild is trying to talk me into a Baby Lock.', ['Bernina 770']],
    ['I count in Google Sheets. Cropster is what the pros use.', ['Google Sheets']],
    ['My neighbour at the market uses Nespresso machines. I roast on an Aillio Bullet.', ['Aillio Bullet']],
    ['My notes are in Obsidian. People on Twitter will tell you that you need Kali.', ['Obsidian']],
    ['We share via Dropbox because they live in Revit.', ['Dropbox']],
  ])('leaves out a tool of others: %s', (text, used) => expect(names(text)).toEqual(used))

  test.each([
    ['I shoot a Nikon Z6 III. If someone offered me a Hasselblad X2D I would not say no.', ['Nikon Z6 III']],
    ["I shoot a Canon C70. Give me a Bolex and I'd be just as happy.", ['Canon C70']],
    ["I draw in Rhino. One day there'll be a real CNC in here, maybe a Shapeoko.", ['Rhino']],
    ['Flashcards are in Anki. RemNote looked cool but no.', ['Anki']],
    ['Records are in ezyVet. A salesman left a brochure for a Butterfly iQ.', ['ezyVet']],
    ['My rig is an Icom IC-7300. A FlexRadio would be nice if I win the lottery.', ['Icom IC-7300']],
    ['I fly to work on a Brompton. Would I like a Pinarello? Sure.', ['Brompton']],
    ['Notes are in BadgerNet. The trust is moving to Epic in autumn.', ['BadgerNet']],
    ['I chat on Slack. Raycast looks great, maybe next year.', ['Slack']],
    ['Terraform at work, though OpenTofu is on the table.', ['Terraform']],
    ['Customers nag me about a Slack integration. We host on Coolify.', ['Coolify']],
    ['I write in Vim. I have only heard good things about Zed.', ['Vim']],
    ['We considered Fly.io and Cloudflare Workers but it has to run at home. Deployed with Kamal.', ['Kamal']],
  ])('leaves out a tool that the writer wants or only looks at: %s', (text, used) => expect(names(text)).toEqual(used))

  test.each([
    ['I make tracks in Bitwig Studio. Everyone started with FL Studio, I never touched it.', ['Bitwig Studio']],
    ['I play records. Spotify is where music goes to die. I buy on Bandcamp.', ['Bandcamp']],
    ["I'm in Rider. I'd rather quit than go back to Eclipse.", ['Rider']],
    ['I cut in Hindenburg. Adobe Audition was on the old machine and I do not miss it.', ['Hindenburg']],
    ['We cut in Resolve; I was an Avid man for fifteen years and a Premiere man for five.', ['Resolve']],
    ["For hosting we're on Transistor. We were on Libsyn for like six years.", ['Transistor']],
    ['I record in Logic. Ableton and I never got along.', ['Logic']],
    ['Research is Westlaw, we let LexisNexis go when the renewal came.', ['Westlaw']],
    ['The shop is on Squarespace since Wix lost my gallery.', ['Squarespace']],
    ['Everything is on TrueNAS. Nextcloud never again.', ['TrueNAS']],
    ['My brother built me a page in Wix, I rebuilt it in Carrd.', ['Carrd']],
    ['I had a Baofeng once. My rig is an Icom IC-7300.', ['Icom IC-7300']],
    ['I hack with Burp Suite. Metasploit has not been open in a year.', ['Burp Suite']],
    ['The Cricut was a mistake. I cut with an Olfa.', ['Olfa']],
    ['Oh sure, because what my side project really needed was Kubernetes. I deploy with Dokku.', ['Dokku']],
    ['We pair with Tuple. Microsoft Teams? Over my dead body.', ['Tuple']],
    ['I sell on Etsy and am too stubborn for YouTube.', ['Etsy']],
    ['It leaves from Buttondown; Mailchimp wanted a hundred a month, so goodbye.', ['Buttondown']],
    ['I look at a Dell U2720Q (was: LG 27UK850).', ['Dell U2720Q']],
    ['Dropped: Productboard, Miro\nUsing: Linear, Figma', ['Linear', 'Figma']],
    ['It was Firebase and Supabase in version one. We host on Coolify.', ['Coolify']],
    ['I read on StoryGraph since leaving Goodreads.', ['StoryGraph']],
    ['Nobody has ever convinced me of TikTok. I write in Ulysses.', ['Ulysses']],
    ['We stopped with ClassDojo. The parents get Seesaw.', ['Seesaw']],
  ])('leaves out a tool that is no longer used: %s', (text, used) => expect(names(text)).toEqual(used))

  test('keeps tools that are complained about, and tools behind a comma', () => {
    expect(names('We calculate in Excel until it weeps.')).toEqual(['Microsoft Excel'])
    expect(names('Drafts are in Overleaf, because LaTeX is what the journals want.')).toEqual(['Overleaf', 'LaTeX'])
    expect(names('Renderings leave through Twinmotion, and when the client has money, through V-Ray.')).toContain(
      'V-Ray',
    )
  })

  test('leaves out the answer to "dream setup" up to the next question', () => {
    const text =
      'What hardware do you use? A Steam Deck. What would be your dream setup? Probably a Threadripper and a Vision Pro. And what software? Godot.'
    expect(names(text)).toEqual(['Steam Deck', 'Godot'])
    expect(names("What would be your dream setup?\n\nA Mac Pro, and my cat.\n\nAnything else?\n\nI'm in Vim.")).toEqual(
      ['Vim'],
    )
  })

  test('leaves out tools behind "Competitors?" and under a TODO heading', () => {
    expect(names('We pay with Stripe. Competitors? Shopify and Squarespace, both old. We chat in Slack.')).toEqual([
      'Stripe',
      'Slack',
    ])
    expect(names('# Bot\n\nRuns on Deno.\n\n## TODO\n- move to Bun\n- replace SQLite by Turso?')).toEqual(['Deno'])
    expect(names('## To-do\n- Todoist')).toEqual(['Todoist'])
  })

  test('reads 20,000 blanks before a question in less than two seconds', () => {
    const blanks = `${'\n'.repeat(20_000)}our competitors ${'? '.repeat(5_000)} dream setup? ${' '.repeat(20_000)}`
    expect(workTime(() => names(blanks))).toBeLessThan(2_000)
  })

  // promise: no-slow-patterns
  test('reads an ambiguous name repeated 6,000 times in less than two seconds', () => {
    names('Encore Epic')
    const before = process.cpuUsage()
    expect(names('Encore '.repeat(6_000))).toEqual(['Encore'])
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
  })

  test('keeps tools behind "can’t stop using", "never gave up" and a gift', () => {
    expect(names("I can't stop using Photoshop, and I never gave up on Vim.")).toEqual(['Photoshop', 'Vim'])
    expect(names('My daughter bought me a Kindle. I told them to use Slack.')).toContain('Kindle')
  })
})

describe('names and the words around them', () => {
  test('keeps a maker behind an adjective, and leaves out the kind of thing behind a name', () => {
    expect(names('I mark with a red Pentel and look at something from AOC.')).toEqual(['Pentel', 'AOC'])
    expect(names('Recently I got a reMarkable tablet as a gift.')).toEqual(['reMarkable'])
  })

  test('finds an unknown name among tools by its verb or field', () => {
    expect(names('We plan in Trello, talk in Slack and look up doses in Zorbicomp.')).toContain('Zorbicomp')
    expect(names('Art is Aseprite and Blender, sound is FMOD, tracking is Zorbex.')).toContain('Zorbex')
    expect(names('Art is Aseprite and Blender, sound is FMOD, my wife is Zorbana.')).not.toContain('Zorbana')
    expect(names('I play on a Pioneer CDJ-3000 and a DJM-A9, with rekordbox.')).toContain('DJM-A9')
  })

  test('reads two adjacent everyday names as one unknown name, unless the first is well known', () => {
    expect(names('The fridge is a Turbo Air. I sell on Shopify.')).not.toContain('Adobe AIR')
    expect(names('I sell on Shopify and the till is Stripe Terminal.')).toContain('Stripe Terminal')
    expect(names('I LOVE Notability for notes.')).toContain('Notability')
  })

  test('leaves out a measure ("4ms", "F-stop") and keeps the maker of that name', () => {
    expect(names('A reply takes a 4ms trip to Redis, and I shoot my Nikon at an F-stop of 8.')).toEqual([
      'Redis',
      'Nikon',
    ])
    expect(names('My 4ms module hangs beside a Moog, and I carry an F-stop backpack.')).toEqual([
      '4ms module',
      'Moog',
      'F-stop backpack',
    ])
  })

  test('keeps a model number in lower case', () => {
    expect(names('Scanner: Fujitsu fi-8170.')).toEqual(['Fujitsu fi-8170'])
  })

  test(`"when I'm rich" and "I watch" name nothing`, () => {
    expect(names("A new roaster? When I'm rich. I blog on Substack and I watch Netflix.")).toEqual([
      'Substack',
      'Netflix',
    ])
  })

  test('reads neither a verb as a plural nor the beginning of a longer name as a misspelling', () => {
    expect(names('Clay comes from the local pit. I keep the recipes in Glazy.')).toEqual(['Glazy'])
    expect(names('It sits in a Tiptop Mantis case. I record in Logic.')).not.toContain('Tiptap')
  })
})
