'use client'

import { useEffect, useId, useRef } from 'react'
import { paths } from '@/lib/paths'
import { SANDBOX } from '@/lib/persona/sandbox'
import type { SavedStack } from '@/lib/stack/content'

/** Dark while it loads on a dark page. A persona page is light and has a white background. */
const LOOKS = 'block h-[400px] w-full bg-[light-dark(#fff,var(--raised))] [contain:strict]'

interface PersonaFrameProps {
  html: string
  /** The stored stack of this page; an unsaved page is posted to the preview instead. */
  saved?: Pick<SavedStack, 'shareCode' | 'version'> | undefined
  title?: string
}

export function PersonaFrame({ html, saved, title = 'Persona page' }: PersonaFrameProps) {
  if (saved === undefined) return <DraftFrame key={html} html={html} title={title} />
  return (
    <iframe
      key={`${saved.shareCode}.${saved.version}`}
      src={paths.personaFrame(saved.shareCode)}
      title={title}
      sandbox={SANDBOX}
      allow=""
      referrerPolicy="no-referrer"
      loading="lazy"
      height={400}
      className={LOOKS}
    />
  )
}

/** A new frame for each text, because the first page of a frame adds no history entry. */
function DraftFrame({ html, title }: { html: string; title: string }) {
  const name = `persona-${useId()}`
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  return (
    <>
      <form ref={form} hidden method="post" action={paths.personaPreview} target={name}>
        <input type="hidden" name="html" value={html} readOnly />
      </form>
      <iframe
        name={name}
        title={title}
        sandbox={SANDBOX}
        allow=""
        referrerPolicy="no-referrer"
        height={400}
        className={LOOKS}
      />
    </>
  )
}
