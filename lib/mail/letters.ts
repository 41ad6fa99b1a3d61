import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { htmlLetter, plainLetter, type LetterWords } from './render'
import type { Letter } from './types'

/**
 * The texts of all mails. Secrets are in the fragment of links: browsers never send it to a server,
 * so no log of ours or of a proxy contains it.
 */
const link = (path: string, token: string) => `${publicOrigin}${path}#${token}`

function letter(to: string, words: Omit<LetterWords, 'home'>): Letter {
  const whole = { ...words, home: publicOrigin }
  return { to, subject: words.subject, text: plainLetter(whole), html: htmlLetter(whole) }
}

export const verificationLetter = (to: string, token: string): Letter =>
  letter(to, {
    subject: `Confirm your address for ${site.name}`,
    opening: `An account at ${site.name} was made with this address. Confirm that the address is yours.`,
    action: { label: 'Confirm address', address: link(paths.accountVerify, token) },
    closing:
      'The link works once and for one hour. If you did not make this account, do not open it; without it the account cannot be tied to a Google account of yours.',
  })

export const resetLetter = (to: string, token: string): Letter =>
  letter(to, {
    subject: `Set a new password for ${site.name}`,
    opening: 'A new password was requested for the account with this address.',
    action: { label: 'Choose a new password', address: link(paths.accountReset, token) },
    closing:
      'The link works once and for one hour, and a new password signs out every device. If you did not ask for it, do nothing: your password stays as it is.',
  })

export const subscriptionLetter = (to: string, handle: string, token: string): Letter =>
  letter(to, {
    subject: `@${handle} is yours at ${site.name} v2`,
    opening: `Thanks for subscribing. The handle @${handle} is kept for you, and you hear from us once: when v2 is ready. Not you, or changed your mind? End the subscription and release the handle.`,
    action: { label: 'End subscription', address: link(paths.unsubscribe, token) },
    closing: 'Otherwise there is nothing to do.',
  })
