import { Fragment } from 'react'
import { boldParts } from '@/lib/persona/words'

/** A description as it was written; of a persona's labelled lines the daily driver and the quote stand out. */
export function DescriptionText({ text }: { text: string }) {
  return boldParts(text).map(({ before, bold }, at) => (
    <Fragment key={at}>
      {at > 0 && '\n'}
      {before}
      {bold && <strong>{bold}</strong>}
    </Fragment>
  ))
}
