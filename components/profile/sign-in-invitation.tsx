import { SignInButton } from '@/components/account/sign-in-button'

export function SignInInvitation() {
  return (
    <div className="mt-6 flex flex-col items-start gap-4">
      <p>Please log in to view your profile.</p>
      <SignInButton />
    </div>
  )
}
