'use client'

import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import type { GenerateRequest } from '@/lib/engine/types'
import { useUser } from '@/lib/auth/client'
import { addTranscript } from '@/lib/generate/transcript'
import type { Example } from '@/lib/generate/examples'
import { preload } from '@/lib/browser/preload'
import { EMPTY_PROMPT_FIELDS, type PromptFields } from '@/lib/generate/prompt-fields'
import { toast } from '@/lib/toast/toast'
import { ExampleButtons } from './example-buttons'
import { GenerateBar } from './generate-bar'
import { scrollBehavior } from './scroll-behavior'
import { IntelligenceSwitch } from './intelligence-switch'
import { LinkRow } from './link-row'
import { PromptField } from './prompt-field'
import { loadRequest, useGeneration } from './use-generation'
import { useStoredFields } from './use-stored-fields'
import { useKeyboardInset } from './use-keyboard-inset'

interface Props {
  onStart: () => void
  onFirstSection: () => void
  onGenerated: (wish: GenerateRequest) => void
  /** Replaces the texts of the fields. A new object each time. */
  fill?: PromptFields | undefined
}

/** All inputs of a generation. Typed texts are cleared only after a successful one. */
export function GeneratorCard({ onStart, onFirstSection, onGenerated, fill }: Props) {
  const toolsId = useId()
  const card = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const { fields, setFields, adopt } = useStoredFields()
  const user = useUser()
  const [intelligence, setIntelligence] = useState(false)
  const { running, start, cancel } = useGeneration(onFirstSection, (wish) => {
    setFields(() => EMPTY_PROMPT_FIELDS)
    onGenerated(wish)
  })
  useEffect(() => {
    if (fill) setFields(() => fill)
  }, [fill, setFields])
  useKeyboardInset(card)
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      card.current = element
      adopt(element)
    },
    [adopt],
  )
  const { link, prompt, tools } = fields
  const blank = prompt.trim() === ''
  const busy = running !== undefined
  const set = (part: Partial<PromptFields>) => setFields((now) => ({ ...now, ...part }))

  const generate = () => {
    if (blank || busy) return
    onStart()
    // The setting that the switch shows: after a sign-out in another tab, the request is a guest's.
    start({ prompt, tools, intelligence: intelligence && user !== undefined })
  }

  /** Counts chosen examples, to focus the button after each. */
  const [picks, setPicks] = useState(0)
  useEffect(() => {
    const button = picks > 0 ? bar.current?.querySelector('button') : undefined
    button?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
    button?.focus({ preventScroll: true })
  }, [picks])

  const pick = (example: Example) => {
    const typed = fields
    set({ prompt: example.prompt, tools: example.tools })
    setPicks((count) => count + 1)
    if (typed.prompt.trim() === '' && typed.tools.trim() === '') return
    toast({
      title: `${example.name} filled in`,
      action: { label: 'Put my text back', run: () => setFields(() => typed) },
    })
  }

  return (
    <div
      ref={hold}
      className="flex flex-col gap-3"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
        event.preventDefault()
        generate()
      }}
    >
      <div data-part="generator" className="rounded-card border bg-raised">
        <div className="flex flex-col gap-2 px-4 pt-3 sm:px-5 sm:pt-4">
          <LinkRow
            link={link}
            onLinkChange={(next) => set({ link: next })}
            onTranscript={(transcript) =>
              setFields((now) => ({ ...now, prompt: addTranscript(now.prompt, transcript) }))
            }
            disabled={busy}
          />
          <div className="flex items-center gap-3 text-xs leading-4 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            OR
          </div>
          <PromptField
            value={prompt}
            onChange={(next) => set({ prompt: next })}
            onFocus={() => preload(loadRequest)}
            bar={bar}
            readOnly={busy}
          />
          <div className="flex items-center gap-2">
            <label htmlFor={toolsId} className="shrink-0 text-sm text-muted">
              Suggested tools
            </label>
            <Input
              id={toolsId}
              name="tools"
              value={tools}
              readOnly={busy}
              onChange={(event) => set({ tools: event.target.value })}
              placeholder="must be in it, separated by commas"
              autoComplete="off"
              spellCheck={false}
              className="h-9! min-w-0 flex-1 scroll-mb-32 pointer-coarse:h-11!"
            />
          </div>
        </div>
        <GenerateBar ref={bar} running={running} blank={blank} onGenerate={generate} onCancel={cancel}>
          <IntelligenceSwitch checked={intelligence} onCheckedChange={setIntelligence} disabled={busy} />
        </GenerateBar>
      </div>
      <ExampleButtons onPick={pick} disabled={busy} />
    </div>
  )
}
