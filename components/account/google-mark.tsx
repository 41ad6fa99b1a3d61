/** A plain G in the colour of the text: it must read in every theme. */
export function GoogleMark() {
  return (
    <svg aria-hidden width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2.2">
      <path d="M14.6 4.6A7 7 0 1 0 16 9H9.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
