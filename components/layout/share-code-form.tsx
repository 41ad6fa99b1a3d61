import { paths } from '@/lib/paths'

/** Opens a stack by its code without JavaScript: submits to the start page. */
export function ShareCodeForm() {
  return (
    <form action={paths.home} className="flex w-full max-w-sm items-end gap-2">
      <label className="min-w-0 flex-1 text-sm font-medium">
        Share code
        <input
          data-part="field"
          name="share"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="mt-1.5 h-10 w-full rounded-control border bg-raised px-3 text-base font-normal pointer-coarse:h-11"
        />
      </label>
      <button
        data-part="button"
        type="submit"
        className="h-10 rounded-control border bg-raised px-4 pointer-coarse:h-11 text-sm font-medium hover:bg-sunken"
      >
        Open stack
      </button>
    </form>
  )
}
