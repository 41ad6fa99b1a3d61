export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends a letter; throws if it was not accepted. */
export type Mailer = (letter: Letter) => Promise<void>
