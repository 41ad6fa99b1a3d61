/** The look that everything to type into shares. 16 px on touch, because smaller text makes phones zoom in. */
export const fieldStyle =
  'w-full rounded-control border bg-raised px-3 text-[0.9375rem] text-ink placeholder:text-muted text-ellipsis aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:text-base'
