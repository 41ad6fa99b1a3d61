import { Problem } from '@/components/layout/problem'

export function ToolsUnavailable() {
  return (
    <Problem kind="503" title="The tools can’t be read right now">
      <p>Nothing is lost. Reload the page in a minute.</p>
    </Problem>
  )
}
