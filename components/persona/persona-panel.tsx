'use client'

import { useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { lazyPart } from '@/components/ui/lazy-part'
import { useUser } from '@/lib/auth/client'
import { isOwn } from '@/lib/stack/content'
import { PersonaFrame } from './persona-frame'
import { PersonaProgress } from './persona-progress'
import { PersonaWishes } from './persona-wishes'
import { usePersona } from './use-persona'

const LazyHtmlEditor = lazyPart(() => import('./html-editor-dialog').then((module) => module.HtmlEditorDialog))

/** The persona page that accompanies a stack: in its frame, with what changes it. */
export function PersonaPanel() {
  const { content, saved, boardId } = useStudio()
  const user = useUser()
  const persona = usePersona()
  const [editing, setEditing] = useState(false)
  const hasPage = content.htmlContent !== ''
  const asSaved = saved !== undefined && saved.content.htmlContent === content.htmlContent
  const own = isOwn(saved, user?.id)

  // Whoever looks at a shared stack without a persona sees none: an empty frame would only be in the way.
  if (!hasPage && !own) return null
  return (
    <section data-part="persona" aria-label="Persona page of this stack" className="flex flex-col gap-3">
      <div className="overflow-clip rounded-card border bg-raised">
        <p className="flex items-center gap-1 border-b px-3 py-1.5 text-xs text-muted">
          {asSaved || own ? <span>made by the owner</span> : <span>your own version, not saved</span>}
          {asSaved && saved.userId === null && <span>· a guest</span>}
          {!asSaved && own && <span>· not saved yet</span>}
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
      <PersonaWishes
        busy={persona.progress !== undefined}
        canAdjust={hasPage}
        onAdjust={(wish) => persona.ask('adjust', wish)}
        onNew={(wish) => persona.ask('new', wish)}
        onEdit={() => setEditing(true)}
        onEditLikely={LazyHtmlEditor.preload}
      />
      {editing && (
        <LazyHtmlEditor
          draftKey={`${saved?.id ?? 'new'}.${boardId}`}
          onClose={() => setEditing(false)}
          onLoadFailed={() => setEditing(false)}
        />
      )}
    </section>
  )
}
