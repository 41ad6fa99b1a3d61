import { fold, type Token } from '@/lib/catalog/tokens'

/** A part of a word as a word; what stands before it joins the gap. */
export function shortened(token: Token, from: number, to: number, raw = token.raw.slice(from, to)): Token {
  const start = token.start + from
  return { text: fold(raw), raw, start, end: token.start + to, gap: token.gap + token.raw.slice(0, from) }
}
