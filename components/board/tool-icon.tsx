'use client'

import { useState, useSyncExternalStore } from 'react'
import { type AppIcon, toolFace } from '@/lib/faces/tool-face'
import type { Tool } from '@/lib/stack/schema'
import { lookedUpIcon, onIcons } from './icon-lookup'

/** A picture that failed before hydration sends no event any more, so its state is checked once. */
const hasFailed = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth === 0

type Pictured = Pick<Tool, 'text' | 'description' | 'icon_id' | 'color'>

/**
 * The tool's mark on a plate in its colour. Without a mark, or if that fails to load, an app icon.
 */
export function ToolIcon({ tool }: { tool: Pictured }) {
  const looked = useSyncExternalStore(
    onIcons,
    () => (tool.icon_id === '' ? lookedUpIcon(tool.text) : ''),
    () => '',
  )
  const face = toolFace(looked === '' ? tool : { ...tool, icon_id: looked })
  const [failed, setFailed] = useState('')
  if (face.kind === 'app') return <AppIconPlate app={face} />
  if (failed === face.source) return <AppIconPlate app={face.otherwise} />
  const { source, model, isWhole, otherwise } = face
  const fail = () => setFailed(source)
  return (
    <span
      data-part="plate"
      data-face={isWhole ? 'whole' : undefined}
      style={isWhole ? { '--tool': otherwise.fill } : tool.color ? { '--tool': tool.color } : undefined}
      className="plate"
    >
      <img
        key={source}
        ref={(image) => {
          if (hasFailed(image)) fail()
        }}
        src={source}
        alt=""
        loading="lazy"
        draggable={false}
        referrerPolicy="no-referrer"
        onError={fail}
      />
      {model && (
        <span
          aria-hidden
          data-letters={model}
          className="plate-model"
          style={{ background: otherwise.fill, color: otherwise.ink }}
        />
      )}
    </span>
  )
}

/**
 * The letters are CSS content: as text they would be read and copied with the name next to them.
 */
function AppIconPlate({ app: { monogram, fill, ink, glyphSource } }: { app: AppIcon }) {
  return (
    <span
      data-part="plate"
      data-face="app"
      data-letters={monogram}
      data-ink={ink === '#000000' ? 'dark' : undefined}
      aria-hidden
      style={{ '--tool': fill, color: ink }}
      className="plate"
    >
      <img src={glyphSource} alt="" loading="lazy" draggable={false} />
    </span>
  )
}
