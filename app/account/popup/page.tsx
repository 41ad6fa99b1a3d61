import type { Metadata } from 'next'
import { PopupSteps } from '@/components/account/popup-steps'

export const metadata: Metadata = { title: 'Sign in with Google', robots: { index: false } }

export default function PopupPage() {
  return <PopupSteps />
}
