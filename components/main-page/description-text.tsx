import { Fragment } from 'react'
import { lineParts } from '@/lib/persona/persona-text'

/**
 * A description with its line breaks. In a persona's lines labels are muted, and daily driver and
 * quote emphasised.
 */
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
