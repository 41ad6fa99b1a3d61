import { z } from 'zod'
import { isHttpUrl } from '@/lib/stack/http-url'
import { MAX_LINK_LENGTH, MAX_LINKS, USER_NAME } from './limits'

const UserName = z
  .string()
  .trim()
  // Before the lower case, which makes the Kelvin sign a k.
  .regex(/^\w*$/, 'letters a to z, digits and underscores only')
  .toLowerCase()
  .refine(
    (name) => name === '' || (name.length >= USER_NAME.min && name.length <= USER_NAME.max),
    `${USER_NAME.min} to ${USER_NAME.max} characters`,
  )

const Link = z
  .string()
  .trim()
  .max(MAX_LINK_LENGTH, `at most ${MAX_LINK_LENGTH} characters`)
  .refine((link) => link.startsWith('https://') && isHttpUrl(link), 'an address that starts with https://')

/** Missing fields are not changed; an empty user name frees the name. */
export const ProfileUpdate = z.object({
  userName: UserName.nullish(),
  public: z.boolean().nullish(),
  links: z.array(Link).max(MAX_LINKS, `at most ${MAX_LINKS} links`).nullish(),
})
export type ProfileUpdate = z.output<typeof ProfileUpdate>

export const PersonParam = z.object({ person: z.string() })

export interface Profile {
  userName: string
  public: boolean
  links: string[]
}
