import 'server-only'
import { ImageResponse } from 'next/og'
import { site } from '@/lib/site'
import { stackTitle } from './metadata'
import type { Stack } from './schema'

const SIZE = { width: 1200, height: 630 }
const SHOWN_TOOLS = 12

export function previewImage(stack: Stack): Response {
  const tools = stack.sections.flatMap((section) => section.tools).slice(0, SHOWN_TOOLS)
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: 64,
        background: '#fbfbf9',
        color: '#16181d',
      }}
    >
      <div style={{ display: 'flex', fontSize: 68, fontWeight: 700, lineHeight: 1.1 }}>
        {stackTitle(stack).slice(0, 90)}
      </div>
      {stack.twitterHandle && (
        <div style={{ display: 'flex', fontSize: 34, marginTop: 12, color: '#5b606b' }}>@{stack.twitterHandle}</div>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, marginTop: 36 }}>
        {tools.map((tool) => (
          <div
            key={tool.id}
            style={{ display: 'flex', padding: '14px 24px', borderRadius: 18, background: '#ececea', fontSize: 30 }}
          >
            {tool.text.slice(0, 24)}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', marginTop: 'auto', fontSize: 30, color: '#5b606b' }}>{site.name}</div>
    </div>,
    {
      ...SIZE,
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      },
    },
  )
}
