export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Takes a letter, or throws when it could not be handed on. */
export type Mailer = (letter: Letter) => Promise<void>
