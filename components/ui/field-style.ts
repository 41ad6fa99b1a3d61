/** The style of all text inputs. 16 px on touch, because phones zoom in on smaller text. */
export const fieldStyle =
  'w-full rounded-control border bg-raised px-3 text-[0.9375rem] text-ink placeholder:text-muted text-ellipsis aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:text-base'
