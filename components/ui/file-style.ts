/** The style of a file input, whose native button looks like a small button of ours. */
export const fileStyle =
  'max-w-full text-sm text-muted file:mr-2 file:h-8 file:cursor-pointer file:rounded-control file:border file:border-(--control) file:bg-raised file:px-2.5 file:text-sm file:font-medium file:text-ink pointer-coarse:file:h-11'
