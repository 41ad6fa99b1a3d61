import { hash, verify } from '@node-rs/argon2'

/**
 * OWASP's numbers for Argon2id, which is this library's default algorithm: 19 MiB, two passes, one
 * lane.
 */
const OPTIONS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), OPTIONS)
}

let dummy: Promise<string> | undefined

/**
 * Takes the same time for an unknown account: without a stored hash, a fixed one that matches
 * nothing is verified.
 */
export async function passwordMatches(password: string, storedHash: string | null | undefined): Promise<boolean> {
  dummy ??= hashPassword(`no account ${Math.random()}`)
  const matches = await verify(storedHash ?? (await dummy), password.normalize('NFKC'), OPTIONS)
  return matches && Boolean(storedHash)
}
