import { createHash } from 'node:crypto'
import type { Tool } from '@/lib/stack/schema'
import type { catalogEntry } from './entries'

/** Replaces lib/engine/embedded/tool.ts in the bundle. */

export const toolId = (name: string): string =>
  createHash('sha256').update(name.toLowerCase()).digest('base64url').slice(0, 12)

type BundledEntry = NonNullable<ReturnType<typeof catalogEntry>>

export const catalogTool = ({ name, description, link, label, icon, color }: BundledEntry): Tool => ({
  id: toolId(name),
  text: name,
  description,
  link,
  label,
  icon_id: icon,
  color,
})
