import type { OtherStacks as Shown } from '@/lib/stack/shared-page'
import { MoreLikeThis } from './more-like-this'
import { Remixes } from './remixes'

interface OtherStacksProps extends Shown {
  siteName: string
}

/** The remixes of a shared stack and stacks like it. */
export function OtherStacks({ remixes, similar, siteName }: OtherStacksProps) {
  return (
    <>
      {remixes && <Remixes remixes={remixes} siteName={siteName} />}
      <MoreLikeThis rows={similar} siteName={siteName} />
    </>
  )
}
