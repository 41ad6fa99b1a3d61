import { Problem } from '@/components/layout/problem'

/** In the place of a shared stack while the database cannot be asked. */
export function StackAway() {
  return (
    <Problem kind="503" title="This stack cannot be shown right now">
      <p>
        What was saved is safe, but it cannot be read at the moment. Reload the page in a minute. A draft that you were
        working on is kept in this browser.
      </p>
    </Problem>
  )
}
