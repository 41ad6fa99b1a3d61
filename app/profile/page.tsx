import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'Profile' }

export default function Page() {
  return <h1 className="py-10 text-3xl font-semibold">Profile</h1>
}
