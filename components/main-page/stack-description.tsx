'use client'

import { clsx } from 'clsx'
import { useStudio } from '@/components/studio/studio'
import { isPersonaText } from '@/lib/persona/persona-text'
import { DescriptionText } from './description-text'

/** On narrow screens it is below the sections, so that the tools are visible first. */
export function StackDescription({ className }: { className?: string }) {
  const { description, htmlContent } = useStudio().content
  // The persona page already shows a persona's lines and quote.
  const isOnPage = htmlContent !== '' && isPersonaText(description)
  if (!description || isOnPage) return null
  return (
    <p dir="auto" className={clsx('text-sm whitespace-pre-line wrap-anywhere', className)}>
      <DescriptionText text={description} />
    </p>
  )
}
