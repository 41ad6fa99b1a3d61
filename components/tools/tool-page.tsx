import { ToolIcon } from '@/components/board/tool-icon'
import { ButtonLink } from '@/components/ui/button'
import { categoryRow } from '@/lib/catalog/categories'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { formatCount } from '@/lib/text/format-count'
import type { ToolPage as Page } from '@/lib/tools/loaders'
import { AddToStack } from './add-to-stack'
import { StackRows } from './stack-rows'
import { ToolLinks } from './tool-links'

/** The page of a tool: its description, stacks that use it, related tools and alternatives. */
export function ToolPage({ tool, examples, beside, isEstimate, others }: Page) {
  const { name, maker, link, description, icon, color, category, count, stacks } = tool
  const { section } = categoryRow(category)
  return (
    <article data-part="page" className="flex flex-col gap-12 pt-4 pb-8">
      <header className="flex flex-col gap-5 sm:flex-row sm:items-start sm:gap-7">
        <span className="shrink-0 [&_.plate]:size-20 [&_.plate]:text-3xl [&_.plate_img]:size-14 sm:[&_.plate]:size-24 sm:[&_.plate_img]:size-16">
          <ToolIcon tool={{ text: name, description, icon_id: icon, color }} />
        </span>
        <div className="flex min-w-0 flex-col gap-3">
          <h1 className="text-3xl leading-tight font-semibold wrap-anywhere sm:text-4xl">
            <bdi>{name}</bdi>
          </h1>
          <p className="max-w-reading text-lg text-pretty">{description}</p>
          <p className="text-muted [clip-path:inset(-5px)]">
            <span className="-ml-4 flex flex-wrap items-center">
              {maker !== '' && maker !== name && <span className={FACT}>By {maker}</span>}
              <span className={FACT}>
                <a href={paths.toolCategory(category)} className={LINK}>
                  {section}
                </a>
              </span>
              <span className={FACT}>{usage(tool.count, examples)}</span>
            </span>
          </p>
          <div className="mt-1 flex flex-wrap items-start gap-x-4 gap-y-3">
            <AddToStack section={section} tool={{ text: name, description, link, label: '', icon_id: icon, color }} />
            <ButtonLink href={link} rel="noopener noreferrer nofollow" target="_blank">
              Open {hostOf(link)}
            </ButtonLink>
          </div>
        </div>
      </header>
      <Part id="stacks" title={`Stacks with ${name}`}>
        {stacks.length > 0 ? (
          <StackRows siteName={site.name} rows={stacks} />
        ) : (
          <p className="max-w-reading text-muted">
            No listed stack has {name} yet. Add it to yours and save it to be the first.
          </p>
        )}
      </Part>
      {beside.length > 0 && (
        <Part id="often-with" title="Often used with">
          <ToolLinks tools={beside} together isEstimate={isEstimate} />
        </Part>
      )}
      {others.length > 0 && (
        <Part id="alternatives" title="Alternatives">
          <ToolLinks tools={others} />
        </Part>
      )}
      <Part id="badge" title="Badge">
        <p className="max-w-reading text-muted">
          Do you make {name}? Show in its README how many stacks use it
          {count === 0 && ', as soon as one does'}.
        </p>
        <img
          src={paths.toolBadge(tool.id)}
          alt={`used in ${formatCount(count, 'stack')}`}
          height={20}
          className="h-5 self-start"
        />
        <pre
          className="max-w-full overflow-x-auto rounded-control border bg-sunken p-3 text-[0.8125rem] leading-5 select-all"
          tabIndex={0}
          role="region"
          aria-label="Badge code"
        >
          <code>{`[![Used in stacks](${publicOrigin}${paths.toolBadge(tool.id)})](${publicOrigin}${paths.tool(tool.id)})`}</code>
        </pre>
      </Part>
    </article>
  )
}

/**
 * A dot before each fact. Their line is clipped at the left, so that no line begins or ends with a
 * dot.
 */
const FACT =
  "relative pl-4 before:absolute before:inset-y-0 before:left-0 before:flex before:w-4 before:items-center before:justify-center before:content-['·']"

const LINK = 'inline-flex min-h-8 items-center underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11'

function usage(count: number, examples: number): string {
  if (count === 0) return 'in no stack yet'
  const all = `in ${formatCount(count, 'stack')}`
  if (examples === 0) return all
  if (count === 1) return `${all}, an example by ${site.name}`
  if (examples === 1) return `${all}, one of them an example by ${site.name}`
  return `${all}, ${examples === count ? 'all' : examples} of them examples by ${site.name}`
}

const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : 'its site'

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-2xl font-semibold wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  )
}
