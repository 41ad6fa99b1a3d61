'use client'

import { clsx } from 'clsx'
import { useState } from 'react'
import { useMode } from '@/components/studio/mode'
import { useStudio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { lazyPart } from '@/components/ui/lazy-part'
import { paths } from '@/lib/paths'
import { PersonaFrame } from './persona-frame'
import { PersonaProgress } from './persona-progress'
import { PersonaWishes } from './persona-wishes'
import { usePersona } from './use-persona'

const LazyHtmlEditor = lazyPart(() => import('./html-editor-dialog').then((module) => module.HtmlEditorDialog))

/** The persona page of a stack in its frame, with the controls that change it. */
export function PersonaPanel() {
  const { content, saved, boardId } = useStudio()
  const persona = usePersona()
  const { editing, owns } = useMode()
  const [htmlOpen, setHtmlOpen] = useState(false)
  /** When it is not next to the board, the panel is collapsed to one row. */
  const [expanded, setExpanded] = useState(false)
  const hasPage = content.htmlContent !== ''
  const asSaved = saved !== undefined && saved.content.htmlContent === content.htmlContent
  const own = saved === undefined || owns

  // Reading mode hides an empty panel, which would only take space.
  if (!hasPage && persona.progress === undefined && (!own || !editing)) return null
  return (
    <section data-part="persona" aria-label="Persona page of this stack" className="flex flex-col gap-3">
      <Button
        aria-expanded={expanded}
        className="justify-between xl:hidden noscript:hidden print:hidden"
        onClick={() => setExpanded(!expanded)}
      >
        Show persona page
        <span aria-hidden>{expanded ? '▴' : '▾'}</span>
      </Button>
      <div
        className={clsx(
          'overflow-clip rounded-card border bg-raised',
          !expanded && 'max-xl:hidden max-xl:noscript:block',
        )}
      >
        <p className="flex items-center gap-1 border-b px-3 py-1.5 text-xs text-muted">
          {asSaved || own ? <span>made by the owner</span> : <span>your own version, not saved</span>}
          {asSaved && saved.userId === null && <span>· a guest</span>}
          {!asSaved && own && <span>· not saved yet</span>}
          {asSaved && !editing && (
            <a
              href={paths.personaFrame(saved.shareCode)}
              target="_blank"
              rel="noopener"
              className="ml-auto underline underline-offset-2 pointer-coarse:min-h-11 pointer-coarse:content-center"
            >
              Open full page
            </a>
          )}
        </p>
        <div className="relative h-[400px]">
          {persona.progress !== undefined && (
            <PersonaProgress key={String(hasPage)} value={persona.progress} covers={!hasPage} />
          )}
          {hasPage && <PersonaFrame html={content.htmlContent} saved={asSaved ? saved : undefined} />}
          {!hasPage && persona.progress === undefined && (
            <p className="flex h-full items-center justify-center px-6 text-center text-sm text-muted">
              No persona page yet. Generate one, or write its HTML yourself.
            </p>
          )}
        </div>
      </div>
      {editing && (
        <div className={clsx(!expanded && 'max-xl:hidden')}>
          <PersonaWishes
            busy={persona.progress !== undefined}
            canAdjust={hasPage}
            onAdjust={(wish) => persona.ask('adjust', wish)}
            onNew={(wish) => persona.ask('new', wish)}
            onEdit={() => setHtmlOpen(true)}
            onEditLikely={LazyHtmlEditor.preload}
          />
        </div>
      )}
      {editing && htmlOpen && (
        <LazyHtmlEditor
          draftKey={`${saved?.id ?? 'new'}.${boardId}`}
          onClose={() => setHtmlOpen(false)}
          onLoadFailed={() => setHtmlOpen(false)}
        />
      )}
    </section>
  )
}
