import { CARD_PICTURE } from '@/lib/explore/card'

/** The first tiles of the stack, on plates in their tools' colours: the card looks like what it opens. */
export function CardPicture({ source }: { source: string }) {
  return (
    <img src={source} alt="" {...CARD_PICTURE} loading="lazy" decoding="async" className="h-auto w-full border-b" />
  )
}
