import { stackTitle } from '@/lib/stack/metadata'
import type { Section, Stack, Tool } from '@/lib/stack/schema'

/** A stack as plain HTML: what crawlers and visitors without JavaScript read, and what everybody sees first. */
export function PlainBoard({ stack }: { stack: Stack }) {
  return (
    <article className="py-10">
      <h1 className="text-3xl font-semibold">
        <bdi>{stackTitle(stack)}</bdi>
      </h1>
      {stack.twitterHandle && <p className="mt-1 text-muted">@{stack.twitterHandle}</p>}
      {stack.description && <p className="mt-3 max-w-prose whitespace-pre-line">{stack.description}</p>}
      <div className="mt-8 grid gap-4 lg:grid-cols-2 xl:grid-cols-3">
        {stack.sections.map((section) => (
          <PlainSection key={section.title} section={section} />
        ))}
      </div>
    </article>
  )
}

function PlainSection({ section }: { section: Section }) {
  return (
    <section aria-label={`Section ${section.title}`} className="rounded-card border bg-raised p-4">
      <h2 className="font-semibold">
        <bdi>{section.title}</bdi>
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-2">
        {section.tools.map((tool) => (
          <PlainTool key={tool.id} tool={tool} />
        ))}
      </ul>
    </section>
  )
}

function PlainTool({ tool }: { tool: Tool }) {
  return (
    <li className="flex h-[120px] flex-col items-center justify-center gap-2 text-center">
      {tool.link ? (
        <a href={tool.link} rel="noopener noreferrer nofollow ugc" target="_blank">
          <bdi>{tool.text}</bdi>
        </a>
      ) : (
        <bdi>{tool.text}</bdi>
      )}
    </li>
  )
}
