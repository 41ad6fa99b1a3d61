/** A board on the start page: the engine's result for a typed example, shortened. */

interface Letters {
  readonly monogram: string
  readonly fill: string
  readonly ink: string
}

export interface HomeTool {
  readonly text: string
  readonly color: string
  /** The colour of the mark's background, if it has one. */
  readonly ground?: string
  /** At a corner of a maker's mark: the model. */
  readonly model?: Letters
  /** The letters of an app icon, whose picture is the glyph of its kind. */
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
