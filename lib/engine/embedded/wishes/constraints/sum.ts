/** The sum that a wish names, in dollars as the catalogue's prices are. */

const AMOUNT =
  /[$€£]\s?(\d[\d,.]*)(\s?k\b)?|(?<![\d.,])(\d[\d,.]*)(\s?k)?\s?(?:dollars?|euros?|pounds?|usd|eur|gbp|bucks|quid|[$€£])/i

/** Money of which a dollar buys many: about how many, and how it is counted. */
const SMALL_MONEY: readonly { readonly pattern: RegExp; readonly toDollar: number }[] = [
  { pattern: /(\d[\d,.]*|[一二三四五六七八九十])\s?(万|千)?\s?(?:円|yen\b)/iu, toDollar: 150 },
  { pattern: /(\d[\d,.]*)\s?(백만|십만|만|천)?\s?(?:원(?!생)|won\b)/iu, toDollar: 1400 },
  { pattern: /(\d[\d,.]*|[一二两三四五六七八九十])\s?(万|千|百)?\s?(?:元|块|塊|rmb\b|yuan\b|人民币)/iu, toDollar: 7 },
  { pattern: /(?:rp\.?\s?)?(\d[\d,.]*)\s?(juta|jt|ribu|rb)\b(?:\s?rupiah)?|rp\.?\s?(\d[\d,.]*)/iu, toDollar: 16_000 },
]
const COUNTED: Readonly<Record<string, number>> = {
  百: 100,
  千: 1000,
  万: 10_000,
  천: 1000,
  만: 10_000,
  십만: 100_000,
  백만: 1_000_000,
  ribu: 1000,
  rb: 1000,
  juta: 1_000_000,
  jt: 1_000_000,
}

/** The place of each is its number; 两 is another two. */
const NUMERALS = '〇一二三四五六七八九十'

function valueOf(digits: string): number {
  const numeral = NUMERALS.indexOf(digits.replace('两', '二'))
  return numeral > 0 ? numeral : Number.parseFloat(digits.replace(/[,.](?=\d{3})/g, ''))
}

export function readSum(wish: string): number | undefined {
  const [, before, beforeThousands, behind, behindThousands] = AMOUNT.exec(wish) ?? []
  const digits = before ?? behind
  if (digits !== undefined) return valueOf(digits) * (beforeThousands || behindThousands ? 1000 : 1)
  for (const { pattern, toDollar } of SMALL_MONEY) {
    const [, counted, unit, plain] = pattern.exec(wish) ?? []
    const amount = counted ?? plain
    if (amount !== undefined) return (valueOf(amount) * (COUNTED[unit?.toLowerCase() ?? ''] ?? 1)) / toDollar
  }
  return undefined
}
