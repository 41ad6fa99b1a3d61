import type { Metadata } from 'next'
import { PageNotFound } from '@/components/layout/page-not-found'
import { setPageStatus } from '@/lib/http/request-state'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** Every address of two or more parts that no other route has. */
export default function UnknownPage() {
  setPageStatus(404)
  return <PageNotFound />
}
