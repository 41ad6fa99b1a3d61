/** The image of a gallery item that is not a stack, in the shape of the others. */
export function CardImage({ source }: { source: string }) {
  return (
    <span className="block aspect-[2/1] border-b bg-sunken">
      <img
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className="size-full object-cover"
      />
    </span>
  )
}
