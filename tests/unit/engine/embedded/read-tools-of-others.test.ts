import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('tools that others recommend, want or pay for', () => {
  test.each([
    ['a recommendation by others', 'Everybody said switch to Netlify. I deploy with Kamal.', ['Kamal']],
    ['a tool in a job advertisement', 'The recruiter asked for Angular. I write Svelte.', ['Svelte']],
    ['an advertiser', 'This episode is brought to you by NordVPN. I record in Audacity.', ['Audacity']],
    ['a sponsor', 'Our sponsor this week is Squarespace. I write in Ghost.', ['Ghost']],
    ['an assumption about the writer', 'People think a writer needs Scrivener. I do not. I use Vim.', ['Vim']],
    ['the tool of a friend', 'A sculptor friend models everything in ZBrush. I use Blender.', ['Blender']],
    ['the tool of competitors', 'Our rivals built theirs on Salesforce. Ours is Django.', ['Django']],
    ['a popular tool', 'Half the internet runs on nginx. We use Caddy.', ['Caddy']],
    ['the tool of professionals', 'Apparently the pros use Maya. I use Blender.', ['Blender']],
    ['the tool of a relative', 'My wife, who is a potter, has a Cricut. I own a Kindle.', ['Kindle']],
    ['a tool that a relative asks for', 'My daughter is at me to get a Whoop. I wear a Garmin.', ['Garmin']],
    ['a company among the readers', 'If anyone from Figma listens: hello. I draw in Penpot.', ['Penpot']],
  ])('%s is not a tool of the writer', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test('a statement in the first person is use', () => {
    expect(names('I said to use Netlify and we use it.')).toEqual(['Netlify'])
  })
})

describe('other things with the name of a tool', () => {
  test.each([
    ['a look', 'It has that Instagram look. I edit in Darktable.', ['darktable']],
    ['a colour scheme', 'GitHub Dark in the terminal, Neovim for code.', ['Neovim']],
    ['a person', 'Ruby and Jasmine are my sisters. I teach with Canvas and Zoom.', ['Canvas', 'Zoom']],
  ])('%s is not a tool', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test('the Elgato Key Light is a tool', () => {
    expect(names('I film with an Elgato Key Light and a Sony A7 IV.')).toContain('Elgato Key Light')
  })
})

describe('tools that are not in use', () => {
  test.each([
    ['a tool that does not run on the platform', 'I wish Sketch ran on Linux. I use Penpot.', ['Linux', 'Penpot']],
    ['a discarded tool', 'We binned Confluence last summer. Docs live in Outline.', ['Outline']],
    ['the object of a comparison', 'Compared with Lightroom, Capture One is slow. I use it.', ['Capture One']],
    [
      'a company that turned the writer down',
      'I was turned down by Figma and ghosted by Notion. I use Penpot.',
      ['Penpot'],
    ],
    ['a tool refused in French', "La musique, c'est Deezer. Pas Spotify, j'ai mes principes.", ['Deezer']],
    ['a plan that was not carried out', 'I keep planning to rebuild it in Rust. I have not. It is Python.', ['Python']],
    ['a hypothetical choice', 'If I started over I would pick Caddy. We run Traefik.', ['Traefik']],
    ['a tool in a reported question', 'I asked whether I should learn Maya. I use Blender.', ['Blender']],
    ['a tool behind a label of unused tools', 'Things we no longer use: Slack, Asana, Miro. We have Zulip.', ['Zulip']],
    ['a tool behind a label of plans', 'Now: Zulip, Figma\nNext maybe: Linear', ['Zulip', 'Figma']],
    ['a tool in a heading “Why not”', '# App\n\nBuilt with Astro.\n\n## Why not Gatsby?\n\nToo slow.', ['Astro']],
    ['a tool far behind its negation', 'Never, at no price, would I go back to Jira. I plan in Linear.', ['Linear']],
    ['a tool that will not be learned', 'We are not going to learn Unity. We use Godot.', ['Godot']],
    ['the loser of a comparison', 'I compared note apps: Joplin won. Bear came second.', ['Joplin']],
    [
      'a tool that was shut down',
      'We had Jenkins for builds, but we shut ours down. It is Buildkite now.',
      ['Buildkite'],
    ],
    ['a tool of the past that is gone', 'The Sonos we had in the old flat is gone. I listen on Spotify.', ['Spotify']],
    ['a tool that is too expensive', 'I use Ghost because Substack takes ten percent.', ['Ghost']],
    ['a tool of last year', 'Last year we made it in Unity. This one is Godot.', ['Godot']],
    [
      'the purpose of a former tool',
      'I used to be deep into Emacs, mostly for Org mode. It is Obsidian now.',
      ['Obsidian'],
    ],
    ['a tool in a complaint', 'Oh great, another Jira outage. I use Todoist.', ['Todoist']],
    ['the next employer', 'I worked at Shopify before moving to Stripe. I code in Zed.', ['Zed']],
  ])('%s is left out', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

test('a told text with "my boss wants" and "I want a nap" gets no other tools', () => {
  const told = 'My boss wants more of it. I want a nap. I write in Ulysses and track time in Toggl.'
  const stack = generateStack({ prompt: told, tools: '', intelligence: false })
  expect(stack.flatMap(({ tools }) => tools.map(({ text }) => text)).sort()).toEqual(['Toggl', 'Ulysses'])
})
