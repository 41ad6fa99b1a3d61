import { PlainView } from '@/components/theme/plain-view'
import { site } from '@/lib/site'

/** A line that says how the product was made, with a configurable tool. */
export function BuiltWithBanner() {
  const { aiTool } = site
  return (
    <>
      {/* On a phone it gives way to the buttons; with large text they go to the next line. */}
      <p className="min-w-0 max-sm:flex-[1_1_4.5rem] max-sm:text-xs max-sm:leading-[0.875rem]">
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
