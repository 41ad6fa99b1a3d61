'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import { idToken } from '@/lib/auth/client'
import { fetchJson } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { MAX_LINK_LENGTH, MAX_LINKS, USER_NAME } from '@/lib/people/limits'
import type { Profile } from '@/lib/people/schema'
import { toastFailure } from '@/lib/toast/failure'
import { toast } from '@/lib/toast/toast'

const FAILED = 'Your page could not be saved. Please try again.'
const RULES = `${USER_NAME.min} to ${USER_NAME.max} letters a to z, digits and underscores. It can be changed once in 30 days.`

/** The user name, and the content of the public page of this user. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const switchId = useId()
  const [stored, setStored] = useState(profile)
  const [userName, setUserName] = useState(profile.userName)
  const [isPublic, setPublic] = useState(profile.public)
  const [links, setLinks] = useState(() => Array.from({ length: MAX_LINKS }, (_, at) => profile.links[at] ?? ''))
  const [saving, setSaving] = useState(false)

  const submit = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    try {
      const saved = await fetchJson<Profile>(paths.api.accountProfile, {
        method: 'PUT',
        body: { userName, public: isPublic, links: links.map((link) => link.trim()).filter(Boolean) },
        token: await idToken(),
        fallback: FAILED,
      })
      setStored(saved)
      setUserName(saved.userName)
      setPublic(saved.public)
      toast({ title: 'Saved', description: saved.public ? 'Your page is shown.' : 'Your page is not shown.' })
    } catch (error) {
      toastFailure('Error', error, FAILED)
    } finally {
      setSaving(false)
    }
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-4">
      <Field label="User name" hint={RULES}>
        {(field) => (
          <Input
            {...field}
            value={userName}
            maxLength={USER_NAME.max}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setUserName(event.target.value)}
          />
        )}
      </Field>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <Switch id={switchId} checked={isPublic} onCheckedChange={setPublic} />
        <label htmlFor={switchId}>Show my page</label>
      </div>
      <p className="text-sm text-muted">
        {stored.public ? (
          <>
            Anyone can see your listed stacks and links at{' '}
            <a href={paths.person(stored.userName)} className="underline underline-offset-2">
              {paths.person(stored.userName)}
            </a>
            .
          </>
        ) : (
          'Your page shows your user name, your links and your listed stacks. It is not shown until you switch it on.'
        )}
      </p>
      {links.map((link, at) => (
        <Field key={at} label={`Link ${at + 1}`}>
          {(field) => (
            <Input
              {...field}
              type="url"
              value={link}
              maxLength={MAX_LINK_LENGTH}
              placeholder="https://"
              onChange={(event) => setLinks(links.with(at, event.target.value))}
            />
          )}
        </Field>
      ))}
      <Button type="submit" className="justify-self-start" aria-disabled={saving}>
        Save page settings
      </Button>
    </form>
  )
}
