import { PlainView } from '@/components/theme/plain-view'
import { site } from '@/lib/site'

/** How the product was made, with the tool that made it where one is set. */
export function BuiltWithBanner() {
  const { aiTool } = site
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b bg-sunken px-4 py-1.5 text-center text-[0.8125rem] leading-5 text-muted">
      <p>
        This platform is 100% vibe coded
        {aiTool && (
          <>
            {' with '}
            {aiTool.url ? (
              <a href={aiTool.url} rel="noopener" className="font-medium text-ink underline underline-offset-2">
                {aiTool.name}
              </a>
            ) : (
              <span className="font-medium text-ink">{aiTool.name}</span>
            )}
          </>
        )}
      </p>
      <PlainView />
    </div>
  )
}
