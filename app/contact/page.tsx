import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Contact' }

export default function Page() {
  return <h1 className="py-10 text-3xl font-semibold">Contact</h1>
}
