/**
 * The few icons of the board as inline SVG: an icon package would be larger than the HTML of all
 * tiles.
 */

interface SignProps {
  className?: string | undefined
}

function Sign({ className, children }: SignProps & { children: React.ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  )
}

export const GripIcon = () => (
  <Sign>
    <path d="M6 3.5h.01M10 3.5h.01M6 8h.01M10 8h.01M6 12.5h.01M10 12.5h.01" strokeWidth="2" />
  </Sign>
)

export const MoreIcon = () => (
  <Sign>
    <path d="M3.5 8h.01M8 8h.01M12.5 8h.01" strokeWidth="2" />
  </Sign>
)

export const PlusIcon = () => (
  <Sign>
    <path d="M8 3v10M3 8h10" />
  </Sign>
)

export const ResetIcon = () => (
  <Sign>
    <path d="M3 3v3.5h3.5M3.4 6.5A5 5 0 1 1 3 9" />
  </Sign>
)

export const SparkIcon = ({ className }: SignProps) => (
  <Sign className={className}>
    <path d="M7 2.5 8.3 6 12 7.3 8.3 8.6 7 12.2 5.7 8.6 2 7.3 5.7 6zM12.5 10.5v3M11 12h3" />
  </Sign>
)

export const UndoIcon = () => (
  <Sign>
    <path d="M5.5 3 2.5 6l3 3M2.5 6h6.75a4 4 0 0 1 0 8H6" />
  </Sign>
)

export const RedoIcon = () => (
  <Sign>
    <path d="m10.5 3 3 3-3 3M13.5 6H6.75a4 4 0 0 0 0 8H10" />
  </Sign>
)
