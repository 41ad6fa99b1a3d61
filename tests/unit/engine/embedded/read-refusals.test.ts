import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('refused tools', () => {
  test.each([
    ['I avoid Adobe Illustrator. I use Krita.', ['Krita']],
    ['I steer clear of Jira. I plan in Trello.', ['Trello']],
    ['I stay away from Slack and use Zulip.', ['Zulip']],
    ['I skipped Notion and went for Obsidian.', ['Obsidian']],
    ['We moved from Heroku to Fly.io last spring, and from CircleCI to GitHub Actions.', ['Fly.io', 'GitHub Actions']],
    [
      'My first editor was BBEdit, then came TextMate, then Sublime Text for a decade, and now Zed has won me over.',
      ['Zed'],
    ],
    ['Here is a site without React and without Babel: Nuxt.', ['Nuxt']],
    ['I write in Obsidian. Word on the street is that Logseq is nice.', ['Obsidian']],
    ['Our college forces Canvas on us, I would rather have Moodle.', ['Canvas']],
    ['I replaced my Nest Mini with a HomePod mini.', ['HomePod mini']],
    ['i moved from vs code to cursor and now im mostly in zed and tmux and ghostty', ['Zed', 'tmux', 'Ghostty']],
    ["I've tried every note app out there, Notion, Evernote, Roam, and I keep coming back to Obsidian.", ['Obsidian']],
    ['I could never get used to Trello. I use Todoist.', ['Todoist']],
    ['Having switched away from Trello, I now use Todoist.', ['Todoist']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test('keeps a tool that cannot be avoided', () => {
    expect(names("I can't avoid Jira at work. I use Krita at home.")).toEqual(['Jira', 'Krita'])
  })
})

describe('a label of refused tools', () => {
  test.each([
    ['Chosen: Svelte, Supabase. Rejected: Angular, Firebase, MongoDB.', ['Svelte', 'Supabase']],
    [
      'Languages: Rust, TypeScript\nDatabases: ClickHouse\nNot anymore: Ansible, Puppet',
      ['Rust', 'TypeScript', 'ClickHouse'],
    ],
    ['In use: Todoist\nNot in use any more: Trello', ['Todoist']],
    ['On my wishlist: a Wacom Cintiq. On my desk: a Huion Kamvas.', ['Huion Kamvas']],
    ['In: Zed, Ghostty. Out: Sublime Text, iTerm2.', ['Zed', 'Ghostty']],
    ['Keeping: Todoist. Ruled out: Asana, Jira. We host on Vercel.', ['Todoist', 'Vercel']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

describe('a question', () => {
  test.each([
    ["Has anyone tried Trello? Is Asana any good? We're on Jira.", ['Jira']],
    ['Is Evernote worth its price? I use Todoist at the moment.', ['Todoist']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

describe('news of companies', () => {
  test.each([
    [
      "Adobe's bid for Figma collapsed, Broadcom swallowed VMware and Salesforce owns Slack. I read about it in Reeder.",
      ['Reeder'],
    ],
    ['Shares of Zoom fell after the merger with Miro. I use Trello.', ['Trello']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

describe('refusals in other languages', () => {
  test.each([
    ['Eu uso o Reaper para gravar. Não uso mais o Pro Tools.', ['REAPER']],
    ['Ik gebruik dagelijks Todoist en Toggl. Met Asana ben ik gestopt.', ['Todoist', 'Toggl']],
    ['普段はNotionとFigmaを使っています。Evernoteはもう使っていません。', ['Notion', 'Figma']],
    ['Uso Ableton Live tutti i giorni. Non uso più Cubase, e ho abbandonato FL Studio.', ['Ableton Live']],
    ['Jag använder Ableton Live. Jag har slutat använda FL Studio och använder inte längre Cubase.', ['Ableton Live']],
    [
      'Na co dzień używam programów Krita i Blender. Zrezygnowałem z Photoshop, nie używam już Evernote.',
      ['Krita', 'Blender'],
    ],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

describe('a name that begins a sentence', () => {
  test.each([
    ['I use neither Chrome nor Edge. Vivaldi only.', ['Vivaldi']],
    [
      'Word, Outlook and a case system from the nineties. I dictate with Dragon.',
      ['Microsoft Word', 'Outlook', 'Dragon'],
    ],
    ['A single VPS at Hetzner with Docker Compose serves all our customers.', ['Hetzner', 'Docker Compose']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

describe('a told text gets no other tools', () => {
  test.each([
    ["We're on Jira.", ['Jira']],
    ['Graduated from Excel sheets to Airtable. Best decision ever.', ['Airtable']],
    ['<ul><li><b>Figma</b></li><li><i>Framer</i></li></ul>', ['Figma', 'Framer']],
  ])('%s', (prompt, expected) => {
    const sections = generateStack({ prompt, tools: '', intelligence: false })
    expect(sections.flatMap(({ tools }) => tools.map(({ text }) => text)).sort()).toEqual(expected)
  })
})

describe('tools given up, in other words', () => {
  test.each([
    ['Nobody here misses Jenkins. We build with GitLab.', ['GitLab']],
    ["I'm done with Chrome. Firefox it is.", ['Firefox']],
    ['I have no use for Notion. Plain text in Vim is enough.', ['Vim']],
    ['My team hates Teams. We meet on Zoom.', ['Zoom']],
    ['Kubernetes would be overkill for us; Docker Compose is fine.', ['Docker Compose']],
    ['I borrowed a Leica once. My own camera is a Fujifilm X100V.', ['Fujifilm X100V']],
    ['The last time I opened Excel was in 2012. Airtable runs my life.', ['Airtable']],
    ['Out with Heroku, in with Fly.io.', ['Fly.io']],
    ['Figma beats Sketch any day.', ['Figma']],
    ['Will I ever move to Linux? Who knows. I work on a MacBook Air.', ['MacBook Air']],
    ['We interviewed at Stripe and Shopify. We use Square.', ['Square']],
    ['No more Evernote for me. Obsidian has everything.', ['Obsidian']],
    ['Jasper came over and Ada went home. I watched Netflix.', ['Netflix']],
    ['Their dog Pixel sleeps on my MacBook Air.', ['MacBook Air']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

describe('tools marked as no longer used', () => {
  test.each([
    ['✗ LastPass\n✓ Bitwarden', ['Bitwarden']],
    ['Bitwarden ✅, LastPass ❌, 1Password ❌', ['Bitwarden']],
    ['| Tool | Status |\n|---|---|\n| Grafana | in use |\n| Splunk | dropped |\n| Nagios | retired |', ['Grafana']],
    ['Yes: Helix, Fish. No: Emacs, Bash.', ['Helix', 'fish']],
    ['Love: Figma, Linear. Hate: Jira, Confluence.', ['Figma', 'Linear']],
    ['Tried: Bear, Craft, Ulysses. Kept: iA Writer.', ['iA Writer']],
    ['Before: Evernote. Now: Obsidian.', ['Obsidian']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

describe('names and labels, special cases', () => {
  test('"every note app" in captions is not Evernote', () => {
    expect(
      names(
        "um so i've tried every note app out there notion evernote roam you name it and i keep coming back to obsidian so in obsidian i use the data view plugin and excalidraw for diagrams and for tasks i use todoist and that is really all there is to it",
      ),
    ).toEqual(['Obsidian', 'Excalidraw', 'Todoist'])
  })

  test('a camera is found by its model alone', () => {
    expect(names('Body: A7 IV, backup A7II')).toHaveLength(2)
  })

  test('a term above its definition is a label', () => {
    expect(names('Mail\n: aerc\nCalendar\n: khal\nFeeds\n: Miniflux')).toEqual(['aerc', 'khal', 'Miniflux'])
  })
})
