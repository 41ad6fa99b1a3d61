import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Feedback' }

export default function Page() {
  return <h1 className="py-10 text-3xl font-semibold">Feedback</h1>
}
