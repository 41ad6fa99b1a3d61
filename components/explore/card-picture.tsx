import { CARD_PICTURE } from '@/lib/explore/card'

const LOOKS = 'h-auto w-full border-b'

/** The first tiles of the stack, on plates in their tools' colours: the card looks like what it opens. */
export function CardPicture({ source }: { source: string }) {
  return <img src={source} alt="" {...CARD_PICTURE} loading="lazy" decoding="async" className={LOOKS} />
}

/** Their first row alone, for a card that has more to say: of the 162 px the 77 around that row. */
export function CardStrip({ source, plain = false }: { source: string; plain?: boolean }) {
  return (
    <img
      src={source}
      alt=""
      width={CARD_PICTURE.width}
      height={77}
      loading="lazy"
      decoding="async"
      className={`${plain ? 'h-auto w-full' : LOOKS} aspect-[360/77] object-cover object-[50%_9.4%]`}
    />
  )
}
