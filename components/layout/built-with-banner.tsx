import { PlainView } from '@/components/theme/plain-view'
import { site } from '@/lib/site'

/** How the product was made, with the tool that made it where one is set. */
export function BuiltWithBanner() {
  const { aiTool } = site
  return (
    <>
      <p className="min-w-0 max-sm:text-xs max-sm:leading-[14px]">
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
    </>
  )
}
