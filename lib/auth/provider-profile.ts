import { z } from 'zod'
import { env } from '@/lib/env'
import { Email } from './email'

const bare = (address: string) => address.replace(/\/+$/, '')
export const GOOGLE = 'https://accounts.google.com'
const ISSUER = env.GOOGLE_ISSUER ?? GOOGLE

/** Longer names would exceed the cookie size that browsers and proxies accept. */
const LONGEST_NAME = 100

const PLAIN = /^[^\p{Cc}\p{Cs}]+$/u

/**
 * The profile of a user at a provider. The issuer must be the configured one: a provider's own
 * document could claim to be another issuer, whose users have accounts here.
 */
const Profile = z.object({
  iss: z.string().refine((issuer) => bare(issuer) === ISSUER),
  sub: z.string().max(255).regex(PLAIN),
  name: z.string().trim().regex(PLAIN).max(LONGEST_NAME).nullable().catch(null),
  // An invalid address is refused later with a message.
  email: Email.nullable().catch(null),
  email_verified: z.boolean().catch(false),
})

type ProviderProfile = z.output<typeof Profile>

export const readProfile = (profile: unknown): ProviderProfile | undefined => Profile.safeParse(profile).data

/** Issuer and subject: another provider may use the same subject for another user. */
export const identityOf = ({ iss, sub }: ProviderProfile): string => `${iss}|${sub}`
