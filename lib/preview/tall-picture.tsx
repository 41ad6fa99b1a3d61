import 'server-only'
import { ImageResponse } from 'next/og'
import { site } from '@/lib/site'
import type { Tool } from '@/lib/stack/schema'
import { drawableText } from './drawable-text'
import { previewFonts } from './fonts'
import { Mark, PlateBox } from './picture'
import { PICTURE_SIZES, type PictureSize } from './picture-options'
import { drawingSource, type PictureStyle } from './picture-styles'
import { plate, type Plate } from './plates'

/** A picture for a post or a phone's whole screen: the title on top, the tools with their names below. */

type TallSize = Exclude<PictureSize, 'wide'>

export const TALL_TOOLS: Readonly<Record<TallSize, number>> = { square: 12, story: 20 }
const EDGE = 72
const GAP = 28
const PLATE = 164

interface TallPicture {
  readonly title: string
  readonly by: string
  readonly count: string
  readonly tools: readonly Tool[]
  readonly look: PictureStyle
  readonly size: TallSize
}

type NamedPlate = Plate & { readonly name: string }

const named = async (tool: Tool): Promise<NamedPlate> => ({
  ...(await plate(tool)),
  name: drawableText(tool.text, 18, ''),
})

export async function drawTallPicture({ tools, ...content }: TallPicture): Promise<ArrayBuffer> {
  const { look, size } = content
  const [fonts, scene, plates] = await Promise.all([
    previewFonts(),
    look.scene && drawingSource(look.scene),
    Promise.all(tools.map(named)),
  ])
  const { width, height } = PICTURE_SIZES[size]
  const picture = new ImageResponse(
    <div style={{ display: 'flex', width, height, background: look.background, fontFamily: 'Geist', color: look.ink }}>
      {scene && (
        <img
          src={scene}
          alt=""
          width={height * 1.6}
          height={height}
          style={{ position: 'absolute', left: (width - height * 1.6) / 2, top: 0 }}
        />
      )}
      {look.inWindow ? (
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            margin: 28,
            padding: 6,
            background: '#c0c0c0',
            border: '4px solid #ffffff',
            borderRightColor: '#202020',
            borderBottomColor: '#202020',
          }}
        >
          <div style={{ display: 'flex', height: 52, background: 'linear-gradient(90deg, #000080, #0a5fae)' }} />
          <Column {...content} plates={plates} edge={EDGE - 38} />
        </div>
      ) : (
        <Column {...content} plates={plates} edge={EDGE} />
      )}
    </div>,
    { width, height, fonts },
  )
  return picture.arrayBuffer()
}

interface ColumnProps extends Omit<TallPicture, 'tools'> {
  readonly plates: readonly NamedPlate[]
  readonly edge: number
}

function Column({ title, by, count, look, plates, edge, size }: ColumnProps) {
  const { face, scale, spacing } = look.heading
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        padding: `${size === 'story' ? 120 : 56}px ${edge}px`,
      }}
    >
      <div
        style={{
          display: 'block',
          flexShrink: 0,
          fontFamily: face,
          fontWeight: 700,
          fontSize: (size === 'story' ? 96 : title.length > 40 ? 60 : 76) * scale,
          lineHeight: 1.08,
          letterSpacing: spacing,
          wordBreak: 'break-word',
          lineClamp: size === 'story' ? 4 : 2,
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', marginTop: 18, fontSize: 36, fontWeight: 700, color: look.muted }}>
        {[by, count].filter(Boolean).join(' · ')}
      </div>
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: GAP,
          rowGap: size === 'story' ? 34 : 22,
          marginTop: size === 'story' ? 64 : 36,
          justifyContent: 'center',
        }}
      >
        {plates.map((one) => (
          <div
            key={one.id}
            style={{ display: 'flex', flexDirection: 'column', alignItems: 'center', width: PLATE + 44 }}
          >
            <PlateBox plate={one} look={look} side={size === 'story' ? PLATE + 20 : PLATE - 12} />
            <div
              style={{
                display: 'flex',
                justifyContent: 'center',
                marginTop: 8,
                fontSize: 24,
                lineHeight: 1.2,
                width: PLATE + 44,
              }}
            >
              {one.name}
            </div>
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, marginTop: 'auto', fontSize: 34 }}>
        <Mark look={look} />
        <div style={{ display: 'flex', fontWeight: 700 }}>{drawableText(site.name, 30, 'Stackbook')}</div>
      </div>
    </div>
  )
}
