import 'server-only'
import { site } from '@/lib/site'
import type { Tool } from '@/lib/stack/schema'
import { drawableText } from './drawable-text'
import { PICTURE_STYLES } from './picture-styles'
import { drawPicture } from './picture'

/** A dozen well-known tools, for the link preview of pages without a stack. */
const TOOLS: readonly [string, string][] = [
  ['simple-icons:figma', '#f24e1e'],
  ['simple-icons:react', '#61dafb'],
  ['simple-icons:obsidian', '#7c3aed'],
  ['simple-icons:spotify', '#1ed760'],
  ['simple-icons:blender', '#e87d0d'],
  ['simple-icons:postgresql', '#4169e1'],
  ['simple-icons:youtube', '#ff0000'],
  ['simple-icons:homeassistant', '#18bcf2'],
  ['simple-icons:strava', '#fc4c02'],
  ['simple-icons:python', '#3776ab'],
  ['simple-icons:signal', '#3b45fd'],
  ['simple-icons:twitch', '#9146ff'],
]

const tool = ([icon, color]: (typeof TOOLS)[number]): Tool => ({
  id: icon,
  text: icon,
  description: '',
  link: '',
  label: '',
  icon_id: icon,
  color,
})

let drawn: Promise<ArrayBuffer> | undefined

export const sitePicture = () => (drawn ??= draw())

const draw = async () =>
  drawPicture({
    title: drawableText(site.tagline, 90, 'Describe how you work. Get your stack.'),
    by: '',
    about: 'A board of the tools that make up your work: to arrange, keep and share.',
    count: '',
    tools: TOOLS.map(tool),
    total: TOOLS.length,
    look: PICTURE_STYLES.modern,
  })
