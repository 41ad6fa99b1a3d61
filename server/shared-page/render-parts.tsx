import { Activity } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { MainPage } from '@/components/main-page/main-page'
import { OtherStacks } from '@/components/tools/other-stacks'
import { site } from '@/lib/site'
import { savedFrom } from '@/lib/stack/content'
import type { SharedPage } from '@/lib/stack/shared-page'

/** The HTML of the parts of a shared page that show the stack, as Next renders it. */
export interface PageParts {
  readonly main: string
  readonly others: string
}

/** `lazyPart` renders its component inside `Activity`. */
const elements = ({ stack, facts, others }: SharedPage) => ({
  main: (
    <Activity>
      <MainPage initial={savedFrom(stack)} facts={facts} missing={undefined} instead={undefined} hero={undefined}>
        {false}
      </MainPage>
    </Activity>
  ),
  others: (
    <Activity>
      <OtherStacks {...others} siteName={site.name} />
    </Activity>
  ),
})

/** How React marks a part whose code was not loaded. */
const UNFINISHED = /<!--\$[?!]/

function render(element: React.ReactNode): string {
  const html = renderToString(element)
  if (UNFINISHED.test(html)) throw new Error('a part of the page was rendered before its code was loaded')
  return html
}

/** Throws if the code of a part is not loaded yet. */
export function renderParts(page: SharedPage): PageParts {
  const { main, others } = elements(page)
  return { main: render(main), others: render(others) }
}

/** Loads the code of the parts that this page has. */
export async function loadParts(page: SharedPage): Promise<void> {
  await Promise.all(Object.values(elements(page)).map((element) => prerenderToNodeStream(element)))
}
