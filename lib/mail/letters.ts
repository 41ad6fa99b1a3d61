import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import type { Letter } from './types'

/**
 * The words of our mail. Secrets stand behind the # of their links: a browser never sends that part to a server, so
 * neither our log nor a proxy's holds it.
 */
const link = (path: string, token: string) => `${publicOrigin}${path}#${token}`

const signature = `\n\n— ${site.name}\n${publicOrigin}\n`

export function verificationLetter(to: string, token: string): Letter {
  return {
    to,
    subject: `Confirm your address for ${site.name}`,
    text: `Somebody, probably you, made an account at ${site.name} with this address.

Confirm that the address is yours:
${link(paths.accountVerify, token)}

The link works once and for one hour. If you did not make this account, do not open it; without it the account cannot be tied to a Google account of yours.${signature}`,
  }
}

export function resetLetter(to: string, token: string): Letter {
  return {
    to,
    subject: `Set a new password for ${site.name}`,
    text: `Somebody, probably you, asked for a new password for the account with this address.

Choose a new password:
${link(paths.accountReset, token)}

The link works once and for one hour, and a new password signs out every device. If you did not ask for it, do nothing: your password stays as it is.${signature}`,
  }
}

export function subscriptionLetter(to: string, handle: string, token: string): Letter {
  return {
    to,
    subject: `@${handle} is yours at ${site.name} v2`,
    text: `Thanks for subscribing. The handle @${handle} is kept for you, and you hear from us once: when v2 is ready.

Not you, or changed your mind? End the subscription and release the handle:
${link(paths.unsubscribe, token)}${signature}`,
  }
}
