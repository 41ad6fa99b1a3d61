'use client'

import { useRef, useState } from 'react'
import { DeleteIcon, EditIcon } from '@/components/ui/icons'
import { CardStrip } from '@/components/explore/card-picture'
import { Button } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import type { StackSummary } from '@/lib/stack/queries'
import { CreatedOn } from './created-on'
import { RenameForm } from './rename-form'

interface StackCardProps {
  stack: StackSummary
  onRename: (name: string) => Promise<boolean>
  onDelete: () => void
}

export function StackCard({ stack, onRename, onDelete }: StackCardProps) {
  const [renaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  const closeRename = () => {
    setRenaming(false)
    requestAnimationFrame(() => renameButton.current?.focus())
  }
  return (
    <article
      data-part="card"
      className="relative flex h-full flex-col overflow-clip rounded-card border bg-raised transition-colors hover:border-muted"
    >
      <CardStrip source={paths.cardPictureNow(stack.shareCode)} />
      <div className="flex flex-1 flex-col p-4">
        {renaming ? (
          <RenameForm
            name={stack.name}
            onClose={closeRename}
            onRename={async (name) => {
              if (await onRename(name)) closeRename()
            }}
          />
        ) : (
          <h2 className="text-lg leading-6 font-semibold">
            {/* The whole card is the link; the buttons lie above it. */}
            <a
              href={paths.stack(stack.shareCode)}
              className="wrap-anywhere after:absolute after:inset-0 after:rounded-card"
            >
              <bdi>{stack.name}</bdi>
            </a>
          </h2>
        )}
        {stack.description && (
          <p dir="auto" className="mt-1.5 line-clamp-3 whitespace-pre-line text-muted wrap-anywhere">
            {stack.description}
          </p>
        )}
        <div className="mt-auto flex items-center gap-1 pt-4">
          <CreatedOn date={stack.createdAt} />
          <Button
            ref={renameButton}
            variant="ghost"
            size="icon"
            aria-label={`Rename ${stack.name}`}
            className="relative z-10"
            onClick={() => setRenaming(true)}
          >
            <EditIcon />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete ${stack.name}`}
            className="relative z-10"
            onClick={onDelete}
          >
            <DeleteIcon />
          </Button>
        </div>
      </div>
    </article>
  )
}
