import type { StaticImageData } from 'next/image'
import type { HomeBoard, HomeTool } from '@/lib/home/types'
import type { StackTheme } from '@/lib/stack/stack-theme'

interface BoardPictureProps {
  board: HomeBoard
  /** A sprite with all marks of the board in a row. */
  marks: StaticImageData | undefined
  theme: StackTheme | undefined
  /** The time within which the tools appear one after another; undefined shows all of them. */
  typingMs: number | undefined
}

/** A miniature board in a theme, styled by the rules of the page. Decorative: not interactive. */
export function BoardPicture({ board: { title, sections }, marks, theme, typingMs }: BoardPictureProps) {
  const toolsBefore = (section: number) => sections.slice(0, section).reduce((sum, { tools }) => sum + tools.length, 0)
  return (
    <div
      role="img"
      aria-label={`Example of a stack: ${title}`}
      data-part="theme-preview"
      data-theme={theme}
      data-typed={typingMs === undefined ? undefined : ''}
      style={{ '--typing': `${typingMs ?? 0}ms`, '--count': toolsBefore(sections.length) }}
      className="live-board"
    >
      <p data-part="chrome" className="live-title">
        {title}
      </p>
      <div className="live-sections">
        {sections.map((section, number) => (
          <div key={section.title} data-part="section" className="live-section" style={{ '--at': toolsBefore(number) }}>
            <div data-part="section-bar" className="live-bar">
              <span data-part="bar-title" className="truncate">
                {section.title}
              </span>
            </div>
            <div data-part="tools" className="live-tools">
              {section.tools.map((tool, at) => (
                <Tile key={tool.text} tool={tool} at={toolsBefore(number) + at} marks={marks} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

function Tile({ tool, at, marks }: { tool: HomeTool; at: number; marks: StaticImageData | undefined }) {
  const { text, color, ground, model, app } = tool
  return (
    <span data-part="tile" className="live-tile" style={{ '--at': at }}>
      <span
        data-part="plate"
        data-face={app ? 'app' : ground && 'whole'}
        data-ink={app?.ink === '#000000' ? 'dark' : undefined}
        className="plate"
        style={app ? { '--tool': app.fill, color: app.ink } : { '--tool': ground ?? color }}
      >
        {marks && <img src={marks.src} alt="" loading="lazy" decoding="async" className="live-mark" />}
        {app?.monogram}
        {model && (
          <span className="plate-model" style={{ background: model.fill, color: model.ink }}>
            {model.monogram}
          </span>
        )}
      </span>
      <bdi className="live-name">{text}</bdi>
    </span>
  )
}
