import 'server-only'
import { ImageResponse } from 'next/og'
import { mixed } from '@/lib/colour'
import { site } from '@/lib/site'
import { drawableText } from './drawable-text'
import { previewFonts } from './fonts'
import { drawingSource, type PictureStyle } from './picture-styles'
import type { Plate } from './plates'

/** A link preview: large words at the left, plates at the right. It has to be readable at a quarter of its size. */

const SIZE = { width: 1200, height: 630 }
const GAP = 14
/** Of all plates together: more would leave too little for the words. */
const PLATES_WIDTH = 514
/** A few tools are shown larger, and a single one is the picture. */
const LARGEST_PLATE = 180
const SINGLE_PLATE = 260

/** For so many plates: no last row with a single one, where that can be helped. */
const COLUMNS = [1, 1, 2, 3, 2, 3, 3, 4, 4, 3]

interface PictureContent {
  title: string
  /** A line under the title, such as a handle. */
  by: string
  sections: string
  count: string
  plates: readonly Plate[]
  look: PictureStyle
}

/** What is still read in a small picture. A word that is too long for its line even so is broken. */
const SMALLEST_TITLE = 46

const plateSide = (plates: number, columns: number) =>
  plates === 1 ? SINGLE_PLATE : Math.min(LARGEST_PLATE, (PLATES_WIDTH - (columns - 1) * GAP) / columns)

/** A long handle is shown whole: smaller, and on two lines where its letters are wide. */
const bySize = (by: string) => (by.length <= 13 ? 40 : 32)

const titleSize = (title: string) => {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length))
  const byLength = title.length <= 24 ? 84 : title.length <= 44 ? 68 : title.length <= 70 ? 56 : 46
  return Math.min(byLength, Math.max(Math.floor(860 / longestWord), SMALLEST_TITLE))
}

export async function drawPicture(content: PictureContent): Promise<ArrayBuffer> {
  const { look } = content
  const [fonts, scene, caption] = await Promise.all([
    previewFonts(),
    look.scene && drawingSource(look.scene),
    look.inWindow && drawingSource('caption'),
  ])
  const picture = new ImageResponse(
    <div style={{ display: 'flex', ...SIZE, background: look.background, fontFamily: 'Geist', color: look.ink }}>
      {scene && (
        <img src={scene} alt="" width={1600} height={1000} style={{ position: 'absolute', left: 0, top: -250 }} />
      )}
      {caption ? <DeskWindow {...content} caption={caption} /> : <Words {...content} />}
    </div>,
    { ...SIZE, fonts },
  )
  return picture.arrayBuffer()
}

function Words({ title, by, sections, count, plates, look }: PictureContent) {
  const { face, scale, spacing } = look.heading
  const columns = COLUMNS[plates.length] ?? 4
  const side = plateSide(plates.length, columns)
  return (
    <div style={{ display: 'flex', flex: 1, padding: '44px 52px', gap: 44, alignItems: 'center' }}>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, height: '100%' }}>
        <div
          style={{
            display: 'block',
            flexShrink: 0,
            fontFamily: face,
            fontWeight: 700,
            fontSize: titleSize(title) * scale,
            lineHeight: 1.08,
            letterSpacing: spacing,
            wordBreak: 'break-word',
            lineClamp: 4,
          }}
        >
          {title}
        </div>
        {by && (
          <div
            style={{
              display: 'block',
              flexShrink: 0,
              fontSize: bySize(by),
              lineHeight: 1.2,
              fontWeight: 700,
              marginTop: 18,
              color: look.muted,
              wordBreak: 'break-all',
              lineClamp: 2,
            }}
          >
            {by}
          </div>
        )}
        <div
          style={{
            display: 'block',
            fontSize: 31,
            lineHeight: 1.35,
            marginTop: 26,
            color: look.muted,
            wordBreak: 'break-word',
            // Below a title of four lines there is no room for three.
            lineClamp: title.length > 44 ? 2 : 3,
          }}
        >
          {sections}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', gap: 14, marginTop: 'auto', fontSize: 30 }}>
          <Mark look={look} />
          <div style={{ display: 'flex', fontWeight: 700 }}>{drawableText(site.name, 30, 'Stackbook')}</div>
          <div style={{ display: 'flex', color: look.muted }}>{count}</div>
        </div>
      </div>
      {plates.length > 0 && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: GAP, width: columns * side + (columns - 1) * GAP }}>
          {plates.map((plate) => (
            <PlateBox key={plate.id} plate={plate} look={look} side={side} />
          ))}
        </div>
      )}
    </div>
  )
}

/** The product's mark, as in the header of the pages. */
export function Mark({ look: { ink, accent } }: { look: PictureStyle }) {
  return (
    <svg viewBox="0 0 32 32" width={42} height={42} fill="none" strokeWidth={2.5} strokeLinecap="round">
      <path d="M5 21.5 16 27l11-5.5" stroke={ink} strokeOpacity={0.4} strokeLinejoin="round" />
      <path d="M5 16 16 21.5 27 16" stroke={ink} strokeOpacity={0.7} strokeLinejoin="round" />
      <path d="M16 4.5 27 10 16 15.5 5 10Z" fill={accent} stroke={accent} strokeLinejoin="round" />
    </svg>
  )
}

export function PlateBox({ plate, look, side }: { plate: Plate; look: PictureStyle; side: number }) {
  const isApp = plate.icon === undefined
  const icon = Math.round(side * 0.56)
  return (
    <div
      style={{
        display: 'flex',
        position: 'relative',
        overflow: 'hidden',
        alignItems: 'center',
        justifyContent: 'center',
        width: side,
        height: side,
        borderRadius: look.plateRadius * side,
        border: isApp ? 'none' : `3px solid ${look.plateEdge}`,
        background: isApp ? plate.fill : mixed(look.plate, plate.color, look.tint),
      }}
    >
      {isApp ? (
        <AppIcon app={plate} side={side} />
      ) : (
        <img src={plate.icon} alt="" width={icon} height={icon} style={{ objectFit: 'contain' }} />
      )}
    </div>
  )
}

/** Letters over the glyph of the tool's kind; the glyph alone where the letters cannot be drawn. */
function AppIcon({ app, side }: { app: Extract<Plate, { icon: undefined }>; side: number }) {
  const { monogram, ink, glyph } = app
  const high = Math.round(side * (monogram === '' ? 0.56 : 0.72))
  const corner = monogram === '' ? {} : { position: 'absolute' as const, right: -high * 0.22, bottom: -high * 0.22 }
  return (
    <>
      {glyph && (
        <img src={glyph} alt="" width={high} height={high} style={{ ...corner, opacity: monogram === '' ? 1 : 0.22 }} />
      )}
      {monogram !== '' && (
        <div style={{ display: 'flex', fontSize: Math.round(side * 0.4), fontWeight: 700, color: ink }}>{monogram}</div>
      )}
    </>
  )
}

/** The 1990s put everything into a window with a title bar. */
function DeskWindow({ caption, ...content }: PictureContent & { caption: string }) {
  const light = '3px solid #ffffff'
  const dark = '3px solid #202020'
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        margin: 24,
        padding: 6,
        background: '#c0c0c0',
        borderTop: light,
        borderLeft: light,
        borderRight: dark,
        borderBottom: dark,
      }}
    >
      <div
        style={{
          display: 'flex',
          height: 46,
          alignItems: 'center',
          justifyContent: 'space-between',
          padding: '0 6px 0 14px',
          color: '#fff',
          fontSize: 28,
          fontWeight: 700,
          background: 'linear-gradient(90deg, #000080, #0a5fae)',
        }}
      >
        {content.count}
        <img src={caption} alt="" width={112} height={34} />
      </div>
      <Words {...content} count="" />
    </div>
  )
}
