'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { Textarea } from '@/components/ui/textarea'
import { embedCode, markdownCard, readmeSnippet } from '@/lib/share/snippets'
import type { StackTheme } from '@/lib/stack/stack-theme'
import { toast, toastError } from '@/lib/toast/toast'
import { copyText } from './copy-text'
import { QrCode } from './qr-code'

interface ShareTabsProps {
  shared: { readonly origin: string; readonly code: string; readonly alt: string }
  link: string
  theme: StackTheme
}

export function ShareTabs({ shared, link, theme }: ShareTabsProps) {
  return (
    <Tabs defaultValue="link" className="mt-4">
      <TabsList aria-label="Ways to share">
        <TabsTrigger value="link">Link</TabsTrigger>
        <TabsTrigger value="readme">README</TabsTrigger>
        <TabsTrigger value="embed">Embed</TabsTrigger>
        <TabsTrigger value="qr">QR code</TabsTrigger>
      </TabsList>
      <TabsContent value="link">
        <CopyField label="Share link" value={link} copied="Share URL copied to clipboard!" />
      </TabsContent>
      <TabsContent value="readme">
        <ReadmeSnippet shared={shared} theme={theme} />
      </TabsContent>
      <TabsContent value="embed">
        <CopyField label="Embed code" value={embedCode(shared, theme)} copied="Embed code copied" isLong />
        <p className="mt-2 text-sm text-muted">The whole stack in a frame, readable without scripts.</p>
      </TabsContent>
      <TabsContent value="qr">
        <QrCode text={link} />
      </TabsContent>
    </Tabs>
  )
}

const LANGUAGES = { html: 'HTML', markdown: 'Markdown' } as const
type Language = keyof typeof LANGUAGES

function ReadmeSnippet({ shared, theme }: Pick<ShareTabsProps, 'shared' | 'theme'>) {
  const name = useId()
  const [language, setLanguage] = useState<Language>('html')
  return (
    <>
      <fieldset className="mb-3 flex flex-wrap items-center gap-x-4 text-sm">
        <legend className="sr-only">Language of the snippet</legend>
        {(Object.keys(LANGUAGES) as Language[]).map((option) => (
          <label key={option} className="flex min-h-6 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={name}
              checked={option === language}
              onChange={() => setLanguage(option)}
              className="accent-accent"
            />
            {LANGUAGES[option]}
          </label>
        ))}
      </fieldset>
      <CopyField
        label="README snippet"
        value={language === 'html' ? readmeSnippet(shared, theme) : markdownCard(shared, theme)}
        copied="README snippet copied"
        isLong
      />
      <p className="mt-2 text-sm text-muted">
        A card that links to the stack and shows its newest version. HTML works in READMEs and web pages, Markdown also
        in documents that allow no HTML.
      </p>
    </>
  )
}

interface CopyFieldProps {
  label: string
  value: string
  /** The message after copying. */
  copied: string
  isLong?: boolean
}

function CopyField({ label, value, copied, isLong = false }: CopyFieldProps) {
  const id = useId()
  const holder = useRef<HTMLDivElement>(null)
  const field = () => holder.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? null

  const copy = async () => {
    if (await copyText(value, field())) return toast({ title: copied })
    field()?.select()
    toastError('Copying was refused', `The ${isLong ? 'text' : 'link'} is selected. Copy it by hand.`)
  }

  return (
    <div ref={holder}>
      <Label htmlFor={id}>{label}</Label>
      <div className="mt-1.5 flex items-start gap-2">
        {isLong ? (
          <Textarea
            id={id}
            readOnly
            rows={6}
            value={value}
            className="font-mono text-xs"
            onFocus={(event) => event.currentTarget.select()}
          />
        ) : (
          <Input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
        )}
        <Button variant="default" className="h-10" onClick={copy}>
          Copy
        </Button>
      </div>
    </div>
  )
}
