import { isFirstName } from '@/lib/catalog/everyday'
import { fold } from '@/lib/catalog/tokens'
import { blank } from '../../text/markup'

/**
 * What letters and chats hold beside what their writer says: names of speakers, signatures, the
 * words of others.
 */

interface Part {
  readonly start: number
  readonly end: number
}

const SENT_FROM =
  /^[> \t]*(?:sent (?:from|with|via) .{2,40}|get outlook for .{2,20}|von meinem .{2,30} gesendet|(?:envoyé|enviado) (?:de|depuis|desde|do) .{2,30})$/gim
const SIGNATURE = /^-- ?$/gm
const IS_ANSWERED =
  /^[> \t]*(?:on|am|le|el|em|op|il)\b.{3,80}(?:wrote|schrieb|écrit|escribió|escreveu|schreef|scritto)\b.{0,40}:$|^-- ?$/im
const QUOTED_LINE = /^[ \t]*>.*$/gm
const FORWARDED = /^[- ]*(?:original message|forwarded message|ursprüngliche nachricht|message d'origine)[- ]*$/im

/** The parts of a letter that its writer did not write into it. */
export function partsOfOthers(text: string): Part[] {
  const lines = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ index, 0: line }) => ({ start: index, end: index + line.length }))
  const parts = lines(SENT_FROM)
  if (IS_ANSWERED.test(text)) parts.push(...lines(QUOTED_LINE))
  let signed = 0
  for (const { index } of text.matchAll(SIGNATURE)) {
    if (index < signed) continue
    const goesOn = /\n[ \t]*>/.exec(text.slice(index))?.index
    signed = goesOn === undefined ? text.length : index + goesOn
    parts.push({ start: index, end: signed })
  }
  const forwarded = FORWARDED.exec(text)
  if (forwarded) parts.push({ start: forwarded.index, end: text.length })
  return parts
}

const SPOKEN_BY =
  /^([ \t]*(?:[*_]{0,2})(?:[[(]?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)?[\])]?[ \t,-]*)?)(\p{L}[\p{L}\d._-]{0,20}(?: \p{L}[\p{L}.-]{0,20}){0,2})( \(\d{1,2}:\d{2}(?::\d{2})?\))?([*_]{0,2}:[*_]{0,2})(?=\s|$)/gmu
const ENOUGH_TURNS = 2

/**
 * "[10:02] maya: …", "Maya Lind (10:02): …", "Tom: …": the speaker is not a tool, even if a tool
 * has that name, and the time is not a caption.
 */
export function withoutSpeakers(text: string): string {
  const turns = new Map<string, number>()
  for (const [, , name = ''] of text.matchAll(SPOKEN_BY)) turns.set(fold(name), (turns.get(fold(name)) ?? 0) + 1)
  const isSpeaker = (stamp: string, name: string) =>
    /\d/.test(stamp) || ((turns.get(fold(name)) ?? 0) >= ENOUGH_TURNS && isFirstName(fold(name.split(' ')[0] ?? '')))
  return text.replace(SPOKEN_BY, (whole, before: string, name: string, behind = '') =>
    isSpeaker(before + behind, name) ? blank(whole) : whole,
  )
}
