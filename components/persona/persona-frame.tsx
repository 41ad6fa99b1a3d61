'use client'

import { useEffect, useId, useRef } from 'react'
import { paths } from '@/lib/paths'
import { SANDBOX } from '@/lib/persona/sandbox'
import type { SavedStack } from '@/lib/stack/content'

/** While it loads it is as dark as the page around it. A page in the frame is light: on a dark one it brings its white. */
const LOOKS = 'block h-[400px] w-full bg-[light-dark(#fff,var(--raised))] [contain:strict]'

interface PersonaFrameProps {
  html: string
  /** The stored stack whose page this is; a page that is not stored is sent to the preview instead. */
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

/** Mounted anew for every text: the first page of a frame leaves no step behind in the history of the tab. */
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
