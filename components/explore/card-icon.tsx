'use client'

import { useState } from 'react'

/** A picture that failed before the page came alive sends no event any more: it is asked once. */
const hasFailed = (image: HTMLImageElement | null) => image !== null && image.complete && image.naturalWidth === 0

export function CardIcon({ source, letter }: { source: string | undefined; letter: string }) {
  const [failed, setFailed] = useState(false)
  if (source === undefined || failed)
    return <span className="font-heading text-lg font-semibold text-muted uppercase">{letter}</span>
  return (
    <img
      ref={(image) => {
        if (hasFailed(image)) setFailed(true)
      }}
      src={source}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className="size-7 object-contain"
      onError={() => setFailed(true)}
    />
  )
}
