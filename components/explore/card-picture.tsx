import { CARD_PICTURE } from '@/lib/explore/card'

const LOOKS = 'h-auto w-full border-b'

/** A card's picture: the first tiles of the stack, on plates in the colours of their tools. */
export function CardPicture({ source }: { source: string }) {
  return <img src={source} alt="" {...CARD_PICTURE} loading="lazy" decoding="async" className={LOOKS} />
}

/**
 * The first row of that picture, cropped from its 162 px to 73, for a card with more text. The
 * margins are narrower than the gap, so that rounding shows nothing of the second row.
 */
export function CardStrip({ source, plain = false }: { source: string; plain?: boolean }) {
  return (
    <img
      src={source}
      alt=""
      width={CARD_PICTURE.width}
      height={73}
      loading="lazy"
      decoding="async"
      className={`${plain ? 'h-auto w-full' : LOOKS} aspect-[360/73] object-cover object-[50%_11.2%]`}
    />
  )
}
