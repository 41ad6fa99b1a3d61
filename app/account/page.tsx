import type { Metadata } from 'next'
import { AccountPart } from '@/components/account/account-part'
import { AddressPart } from '@/components/account/address-part'
import { ApiKeys } from '@/components/account/api-keys'
import { ClaimStacks } from '@/components/account/claim-stacks'
import { ConnectGoogle } from '@/components/account/connect-google'
import { DeleteAccount } from '@/components/account/delete-account'
import { OwnIcons } from '@/components/account/own-icons'
import { PasswordForm } from '@/components/account/password-form'
import { ProfileForm } from '@/components/account/profile-form'
import { SignInButton } from '@/components/account/sign-in-button'
import { ButtonLink } from '@/components/ui/button'
import { loadAccount } from '@/lib/account/loaders'
import { paths } from '@/lib/paths'
import { services } from '@/lib/services'

export const metadata: Metadata = { title: 'Account', robots: { index: false } }

export default async function AccountPage() {
  const account = await loadAccount()
  return (
    <section data-part="page" className="my-4 max-w-2xl pt-4">
      <h1 className="text-3xl font-semibold">Account</h1>
      {account.state === 'found' && (
        <>
          <ClaimStacks />
          <AccountPart title="Email">
            <AddressPart email={account.email} verified={account.emailVerified} />
          </AccountPart>
          <AccountPart title="Your page">
            <ProfileForm profile={account.profile} />
          </AccountPart>
          {services.google && (
            <AccountPart title="Google">
              <ConnectGoogle connected={account.google} />
            </AccountPart>
          )}
          <AccountPart title="Password">
            <PasswordForm email={account.email} hasPassword={account.hasPassword} />
          </AccountPart>
          {account.icons.length > 0 && (
            <AccountPart title="Your icons">
              <OwnIcons icons={account.icons} />
            </AccountPart>
          )}
          <AccountPart title="API keys">
            <ApiKeys keys={account.keys} />
          </AccountPart>
          <AccountPart title="Your data">
            <p>Everything that is kept about you and all your stacks, as one JSON file.</p>
            <ButtonLink href={paths.api.accountExport} download className="mt-3">
              Download everything
            </ButtonLink>
          </AccountPart>
          <AccountPart title="Delete account">
            <DeleteAccount email={account.email} />
          </AccountPart>
        </>
      )}
      {account.state === 'guest' && (
        <div className="mt-6 flex flex-col items-start gap-4">
          <p>Please log in to see your account.</p>
          <SignInButton />
        </div>
      )}
      {account.state === 'away' && (
        <div className="mt-6 flex flex-col items-start gap-4">
          <p>Your account is safe, but the server could not read it just now. Try again in a minute.</p>
          <ButtonLink variant="default" href={paths.account}>
            Try again
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
