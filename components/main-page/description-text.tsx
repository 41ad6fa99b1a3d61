import { Fragment } from 'react'
import { lineParts } from '@/lib/persona/persona-text'

/** A description as it was written. Of a persona's lines the labels step back; the daily driver and the quote stand out. */
export function DescriptionText({ text }: { text: string }) {
  return lineParts(text).map(({ label, plain, bold }, at) => (
    <Fragment key={at}>
      {at > 0 && '\n'}
      {label && <span className="text-muted">{label}</span>}
      {plain}
      {bold && <strong className="font-semibold">{bold}</strong>}
    </Fragment>
  ))
}
