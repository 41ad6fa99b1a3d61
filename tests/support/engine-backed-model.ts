import { wishStyles } from '@/lib/persona/adjust/wish-style'
import { NOTE_HEADER } from '@/lib/persona/note-header'
import { Guest } from './people'
import { startModelServer, type Asked, type ModelServer } from './model-server'
import { startProduct } from './product'

/**
 * A fake language model with sensible answers: it parses the data in its instructions and asks the
 * embedded engine of a second product.
 */
export async function startEngineBackedModel(): Promise<ModelServer> {
  const engineGuest = await startProduct()
  const guest = new Guest(engineGuest.origin)
  // Warm-up: the first answers take seconds while the catalogue loads, which the stories should not
  // wait for.
  await guest.post('/api/techstack/generate', { prompt: 'Podcaster at home' })
  await guest.post('/api/techstack/explore', { categoryName: 'Sound', existingItems: [] })
  const model = await startModelServer()
  const stop = model.stop
  model.think = async (body) => ({ text: await answer(guest, dataOf(body)), pieces: 40 })
  model.stop = async () => {
    await stop()
    await engineGuest.stop()
  }
  return model
}

type Data = Readonly<Record<string, unknown>>
interface Tool {
  text: string
  description: string
}
type Sections = Record<string, Tool[]>

/** Parses the lines `NAME: json` after the instructions. */
function dataOf({ messages = [] }: Asked['body']): Data {
  const content = messages.findLast(({ role }) => role === 'user')?.content
  const text = typeof content === 'string' ? content : (content as { text: string }[]).map((part) => part.text).join('')
  return Object.fromEntries(
    text.split('\n').map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at).toLowerCase(), JSON.parse(line.slice(at + 2)) as unknown]
    }),
  )
}

async function answer(engineGuest: Guest, data: Data): Promise<string> {
  if ('request' in data) return JSON.stringify(await stack(engineGuest, data))
  if ('category' in data) return JSON.stringify(await more(engineGuest, data))
  if ('theme' in data) return JSON.stringify(await transformTools(engineGuest, data))
  if ('stack' in data)
    return JSON.stringify(await person(engineGuest, data.stack as { title: string; tools: string[] }[]))
  if ('tools' in data)
    return JSON.stringify({ tools: (await engineGuest.post('/api/techstack/descriptions', data)).json })
  if ('page' in data) return JSON.stringify(await changes(engineGuest, data))
  const page = { prompt: data.wish, title: data.title, description: data.description }
  return (await engineGuest.post('/api/generate-persona-style', page)).text
}

const told = ({ text, description }: Tool) => ({ name: text, description, link: 'https://made-up.example/' })

async function stack(engineGuest: Guest, { request, must_be_in_it: tools }: Data) {
  const { json } = await engineGuest.post('/api/techstack/generate', { prompt: request, tools })
  const { sections, sectionOrder } = json.data as { sections: Sections; sectionOrder: string[] }
  return { sections: sectionOrder.map((title) => ({ title, tools: (sections[title] ?? []).map(told) })) }
}

async function more(engineGuest: Guest, { category, existing }: Data) {
  const { json } = await engineGuest.post('/api/techstack/explore', { categoryName: category, existingItems: existing })
  return { tools: (json.data as Tool[]).map(told) }
}

async function transformTools(engineGuest: Guest, { theme, tools }: Data) {
  const all = (tools as { id: string; name: string }[]).map(({ id, name }) => ({ id, text: name }))
  const { json } = await engineGuest.post('/api/techstack/transform', {
    theme,
    sections: { All: all },
    sectionOrder: ['All'],
  })
  const dressed = Object.values(json.data.sections as Record<string, (Tool & { id: string })[]>).flat()
  return { titles: [], tools: dressed.map(({ id, text, description }) => ({ id, name: text, note: description })) }
}

async function person(engineGuest: Guest, sections: { title: string; tools: string[] }[]) {
  const body = Object.fromEntries(
    sections.map(({ title, tools }) => [title, tools.map((text, at) => ({ id: `${title}-${at}`, text }))]),
  )
  const { json } = await engineGuest.post('/api/generate-persona', { sections: body })
  return { title: json.title, ...json.persona }
}

async function changes(engineGuest: Guest, { page, wish }: Data) {
  const asked = { prompt: wish, title: 'Anybody', description: 'Anything', html: page, mode: 'adjust' }
  const { text, headers } = await engineGuest.post('/api/generate-persona-style', asked)
  const known = wishStyles(page as string)
  return {
    edits: [],
    css: wishStyles(text)
      .filter((rule) => !known.includes(rule))
      .join('\n'),
    missed: decodeURIComponent(headers.get(NOTE_HEADER) ?? ''),
  }
}
