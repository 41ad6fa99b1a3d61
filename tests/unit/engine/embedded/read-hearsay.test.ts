import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'

const names = (text: string) => readTools(text).tools.map((tool) => tool.text)

describe('what others say, want and pay for', () => {
  test.each([
    ['an order in the words of others', 'Everybody said switch to Netlify. I deploy with Kamal.', ['Kamal']],
    ['the advertisement of a job', 'The recruiter asked for Angular. I write Svelte.', ['Svelte']],
    ['who pays to be named', 'This episode is brought to you by NordVPN. I record in Audacity.', ['Audacity']],
    ['who sponsors', 'Our sponsor this week is Squarespace. I write in Ghost.', ['Ghost']],
    ['what people assume of the writer', 'People think a writer needs Scrivener. I do not. I use Vim.', ['Vim']],
    ['what a friend of a trade works in', 'A sculptor friend models everything in ZBrush. I use Blender.', ['Blender']],
    ['what rivals built theirs on', 'Our rivals built theirs on Salesforce. Ours is Django.', ['Django']],
    ['what half of the world runs on', 'Half the internet runs on nginx. We use Caddy.', ['Caddy']],
    ['what the professionals use', 'Apparently the pros use Maya. I use Blender.', ['Blender']],
    ['what somebody of the family has', 'My wife, who is a potter, has a Cricut. I own a Kindle.', ['Kindle']],
    ['what a daughter asks for', 'My daughter is at me to get a Whoop. I wear a Garmin.', ['Garmin']],
    ['who reads along', 'If anyone from Figma listens: hello. I draw in Penpot.', ['Penpot']],
  ])('%s is no tool of the writer', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test('a statement in the first person is use', () => {
    expect(names('I said to use Netlify and we use it.')).toEqual(['Netlify'])
  })
})

describe('what is called like a tool', () => {
  test.each([
    ['a look', 'It has that Instagram look. I edit in Darktable.', ['darktable']],
    ['a colour scheme', 'GitHub Dark in the terminal, Neovim for code.', ['Neovim']],
    ['somebody', 'Ruby and Jasmine are my sisters. I teach with Canvas and Zoom.', ['Canvas', 'Zoom']],
  ])('%s is none', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })

  test('a light that is called so is one', () => {
    expect(names('I film with an Elgato Key Light and a Sony A7 IV.')).toContain('Elgato Key Light')
  })
})

describe('what is not there', () => {
  test.each([
    ['what it should run on', 'I wish Sketch ran on Linux. I use Penpot.', ['Linux', 'Penpot']],
    ['what was thrown out', 'We binned Confluence last summer. Docs live in Outline.', ['Outline']],
    ['what something is compared with', 'Compared with Lightroom, Capture One is slow. I use it.', ['Capture One']],
    ['who refused the writer', 'I was turned down by Figma and ghosted by Notion. I use Penpot.', ['Penpot']],
    ['what is refused in French', "La musique, c'est Deezer. Pas Spotify, j'ai mes principes.", ['Deezer']],
    ['what was planned and not done', 'I keep planning to rebuild it in Rust. I have not. It is Python.', ['Python']],
    ['what one would begin with today', 'If I started over I would pick Caddy. We run Traefik.', ['Traefik']],
    ['what somebody only asked after', 'I asked whether I should learn Maya. I use Blender.', ['Blender']],
    ['what a label refuses', 'Things we no longer use: Slack, Asana, Miro. We have Zulip.', ['Zulip']],
    ['what a label refuses for now', 'Now: Zulip, Figma\nNext maybe: Linear', ['Zulip', 'Figma']],
    [
      'what comes under a heading that asks why not',
      '# App\n\nBuilt with Astro.\n\n## Why not Gatsby?\n\nToo slow.',
      ['Astro'],
    ],
    ['what is refused far from its not', 'Never, at no price, would I go back to Jira. I plan in Linear.', ['Linear']],
    ['what one is not about to learn', 'We are not going to learn Unity. We use Godot.', ['Godot']],
    ['what lost', 'I compared note apps: Joplin won. Bear came second.', ['Joplin']],
    ['what was shut down', 'We had Jenkins for builds, but we shut ours down. It is Buildkite now.', ['Buildkite']],
    ['what stayed in the old place', 'The Sonos we had in the old flat is gone. I listen on Spotify.', ['Spotify']],
    ['what takes too much', 'I use Ghost because Substack takes ten percent.', ['Ghost']],
    ['what was used last year', 'Last year we made it in Unity. This one is Godot.', ['Godot']],
    ['what it was there for', 'I used to be deep into Emacs, mostly for Org mode. It is Obsidian now.', ['Obsidian']],
    ['a sigh', 'Oh great, another Jira outage. I use Todoist.', ['Todoist']],
    ['the next employer', 'I worked at Shopify before moving to Stripe. I code in Zed.', ['Zed']],
  ])('%s is left out', (_, text, expected) => {
    expect(names(text)).toEqual(expected)
  })
})

test('a boss who wants something and a nap that one wants ask for no stack', () => {
  const told = 'My boss wants more of it. I want a nap. I write in Ulysses and track time in Toggl.'
  const stack = generateStack({ prompt: told, tools: '', intelligence: false })
  expect(stack.flatMap(({ tools }) => tools.map(({ text }) => text)).sort()).toEqual(['Toggl', 'Ulysses'])
})
