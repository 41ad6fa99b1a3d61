import { site } from '@/lib/site'

/** How the product was made, with the tool that made it where one is set. */
export function BuiltWithBanner() {
  const { aiTool } = site
  return (
    <p className="border-b bg-sunken px-4 py-1.5 text-center text-[13px] leading-5 text-muted">
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
  )
}
