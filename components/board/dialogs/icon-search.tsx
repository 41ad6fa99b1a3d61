import { useState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { QueryProvider } from '@/lib/http/swr'
import { useIconSearch } from '@/lib/icons/use-icon-search'
import { isIcon } from '@/lib/stack/field-rules'
import { STACK_LIMITS } from '@/lib/stack/limits'
import type { Tool } from '@/lib/stack/schema'
import { ToolIcon } from '../tool-icon'

export interface IconSearchProps {
  tool: Tool
  onPick: (iconId: string) => void
}

const HINT = 'The name of a product or company, or the https address of a picture.'
const isAddress = (text: string) => /^\w+:\/\//.test(text)

/** Chooses an icon: one of the marks that the product ships, or a picture elsewhere. */
export function IconSearch(props: IconSearchProps) {
  return (
    <QueryProvider>
      <SearchedIcons {...props} />
    </QueryProvider>
  )
}

function SearchedIcons({ tool, onPick }: IconSearchProps) {
  const [text, setText] = useState('')
  const address = isAddress(text.trim()) ? text.trim() : undefined
  const { icons, failed } = useIconSearch(address === undefined ? text : '')
  const problem =
    address !== undefined && !isIcon(address)
      ? `An address begins with https:// and has at most ${STACK_LIMITS.iconUrl} characters.`
      : failed
        ? 'Icons could not be searched. Please try again.'
        : undefined

  const type = (typed: string) => {
    setText(typed)
    const wanted = typed.trim()
    if (isAddress(wanted) && isIcon(wanted)) onPick(wanted)
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label="Find an icon" hint={problem ?? HINT} invalid={problem !== undefined}>
        {(field) => (
          <Input
            {...field}
            value={text}
            onChange={(event) => type(event.target.value)}
            // Enter would send the form around it.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      {icons.length > 0 && (
        <ul aria-label="Icons" className="flex max-h-48 flex-wrap gap-1 overflow-y-auto p-0.5">
          {icons.map(({ icon_id: icon, name }) => (
            <li key={icon}>
              <button
                type="button"
                aria-label={name}
                aria-pressed={icon === tool.icon_id}
                onClick={() => onPick(icon)}
                className="flex size-13 items-center justify-center rounded-control hover:bg-sunken aria-pressed:outline-2 aria-pressed:outline-accent"
              >
                <ToolIcon tool={{ text: name, description: '', icon_id: icon, color: '' }} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {icons.length > 0 && `${icons.length} icons found.`}
      </p>
    </div>
  )
}
