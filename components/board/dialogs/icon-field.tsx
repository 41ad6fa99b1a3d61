'use client'

import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { fileStyle } from '@/components/ui/file-style'
import { Button } from '@/components/ui/button'
import { useUser } from '@/lib/auth/client'
import { RequestError } from '@/lib/http/fetch-json'
import { uploadIcon } from '@/lib/icons/client'
import { isOwnIcon } from '@/lib/icon-name'
import { ICON_TYPES } from '@/lib/icons/limits'
import type { Tool } from '@/lib/stack/schema'
import { ToolIcon } from '../tool-icon'
import { IconSearch } from './icon-search'

interface IconFieldProps {
  tool: Tool
  onPick: (iconId: string) => void
}

/** The tool's icon, a search for another one, and a file input for a picture of the visitor's. */
export function IconField({ tool, onPick }: IconFieldProps) {
  const user = useUser()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const send = async (file: File) => {
    setSending(true)
    setProblem(undefined)
    try {
      onPick(await uploadIcon(file))
    } catch (error) {
      setProblem(error instanceof RequestError ? error.message : 'The icon could not be uploaded.')
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-4">
        <span className="mt-7">
          <ToolIcon key={tool.icon_id} tool={tool} />
        </span>
        <div className="min-w-0 flex-1">
          <IconSearch tool={tool} onPick={onPick} />
        </div>
      </div>
      {user ? (
        <Field
          label="Own icon"
          hint={problem ?? (sending ? 'Uploading…' : 'PNG, WebP or SVG, at most 100 kB.')}
          invalid={problem !== undefined}
        >
          {(field) => (
            <input
              {...field}
              type="file"
              accept={ICON_TYPES}
              disabled={sending}
              onChange={(event) => {
                const file = event.target.files?.[0]
                if (file) void send(file)
              }}
              className={fileStyle}
            />
          )}
        </Field>
      ) : (
        <p className="text-sm text-muted">Sign in to upload an icon of your own.</p>
      )}
      {isOwnIcon(tool.icon_id) && (
        <Button size="sm" className="self-start" onClick={() => onPick('')}>
          Remove own icon
        </Button>
      )}
    </div>
  )
}
