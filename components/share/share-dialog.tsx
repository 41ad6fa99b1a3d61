'use client'

import { useState } from 'react'
import { useStudio } from '@/components/studio/studio'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { paths } from '@/lib/paths'
import { postLinks, shareLink } from '@/lib/share/snippets'
import type { StackTheme } from '@/lib/stack/stack-theme'
import { SharePicture } from './share-picture'
import { ShareTabs } from './share-tabs'
import { downloadPicture, stackAlt } from './export-board'

interface ShareDialogProps {
  shareCode: string
  onClose: () => void
}

/** Shares a stored stack: its picture, its link, and snippets for a README or a page. */
export function ShareDialog({ shareCode, onClose }: ShareDialogProps) {
  const { content, saved, unsaved } = useStudio()
  const [theme, setTheme] = useState<StackTheme>(content.theme)
  const isShown = saved?.shareCode === shareCode
  const shared = { origin: location.origin, code: shareCode, alt: stackAlt(content) }
  const link = shareLink(shared)
  const version = isShown ? `&v=${saved.version}` : ''
  const picture = `${paths.stackFile(shareCode, 'png')}?theme=${theme}${version}`

  const hand = async () => {
    try {
      await navigator.share({ title: content.title || content.name, url: link })
    } catch {
      // The visitor closed the system's share sheet; the link is still there to copy.
    }
  }

  return (
    <Dialog
      onClose={onClose}
      title="Share Tech Stack"
      description={
        unsaved && isShown
          ? 'The link shows the stack as it was last saved. Your newer changes are not in it yet.'
          : 'Anyone with this link can see the stack.'
      }
      className="sm:max-w-2xl"
    >
      <SharePicture source={picture} alt={shared.alt} theme={theme} onTheme={setTheme} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Button onClick={() => downloadPicture({ content }, picture)}>Download picture</Button>
        {'share' in navigator && <Button onClick={hand}>Share with…</Button>}
        {postLinks(link, content.title || content.name || 'My stack').map(({ name, href }) => (
          <OutsideLink key={name} href={href}>
            {name}
          </OutsideLink>
        ))}
        <OutsideLink href={link}>Open the shared page</OutsideLink>
      </div>
      <ShareTabs shared={shared} link={link} theme={theme} />
    </Dialog>
  )
}

function OutsideLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-6 items-center underline pointer-coarse:min-h-11"
    >
      {children}
    </a>
  )
}
