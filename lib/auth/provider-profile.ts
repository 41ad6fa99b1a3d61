import { z } from 'zod'
import { env } from '@/lib/env'
import { Email } from './email'

const bare = (address: string) => address.replace(/\/+$/, '')
export const GOOGLE = 'https://accounts.google.com'
const ISSUER = env.GOOGLE_ISSUER ?? GOOGLE

/** Longer ones would make a cookie that browsers and proxies refuse. */
const LONGEST_NAME = 100

const PLAIN = /^[^\p{Cc}\p{Cs}]+$/u

/**
 * What a provider says of somebody. Its own document says who it is, and so could say that it is another one, whose people
 * have accounts here: only what was configured counts.
 */
const Profile = z.object({
  iss: z.string().refine((issuer) => bare(issuer) === ISSUER),
  sub: z.string().max(255).regex(PLAIN),
  name: z.string().trim().regex(PLAIN).max(LONGEST_NAME).nullable().catch(null),
  // One that cannot be read is refused in words.
  email: Email.nullable().catch(null),
  email_verified: z.boolean().catch(false),
})

type ProviderProfile = z.output<typeof Profile>

export const readProfile = (profile: unknown): ProviderProfile | undefined => Profile.safeParse(profile).data

/** A person at a provider is the pair of both: another provider may give the same subject to somebody else. */
export const identityOf = ({ iss, sub }: ProviderProfile): string => `${iss}|${sub}`
