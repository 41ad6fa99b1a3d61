/** A board as the start page shows it: what the engine makes of a typed example, shortened. */

interface Letters {
  readonly monogram: string
  readonly fill: string
  readonly ink: string
}

export interface HomeTool {
  readonly text: string
  readonly color: string
  /** The mark has a ground, in this colour. */
  readonly ground?: string
  /** At a corner of a maker's mark: which of its products the tool is. */
  readonly model?: Letters
  /** An app icon: its letters. The picture of the tool is then the glyph of its kind. */
  readonly app?: Letters
}

export interface HomeSection {
  readonly title: string
  readonly tools: readonly HomeTool[]
}

export interface HomeBoard {
  readonly title: string
  readonly sections: readonly HomeSection[]
}
