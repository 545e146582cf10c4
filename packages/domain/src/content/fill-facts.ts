/** Placeholders in texts of pages: `{deliveryFee}` becomes the setting of the shop. */
export const CONTENT_FACTS = [
  'shopName',
  'deliveryFee',
  'freeDeliveryAbove',
  'expressFee',
  'helpEmail',
  'phone',
  'openingTimes',
  'sellerName',
  'sellerAddress',
  'sellerTrn',
] as const
export type ContentFact = (typeof CONTENT_FACTS)[number]
export type ContentFacts = Record<ContentFact, string>

const FACT = new RegExp(`\\{(${CONTENT_FACTS.join('|')})\\}`, 'g')
const SENTENCES = /(?<=[.!?؟])\s+/

/** Fills one line. Drops sentences with an empty fact. */
function fillLine(line: string, facts: ContentFacts): string {
  const isKnown = (sentence: string) =>
    [...sentence.matchAll(FACT)].every(([, name]) => facts[name as ContentFact] !== '')
  return line
    .split(SENTENCES)
    .filter(isKnown)
    .join(' ')
    .replaceAll(FACT, (_, name: ContentFact) => facts[name])
}

/** Fills a text. Drops headings whose section becomes empty. */
export function fillFacts(text: string, facts: ContentFacts): string {
  const lines = text
    .split('\n')
    .map((line) => ({ typed: line, filled: line.includes('{') ? fillLine(line, facts) : line }))
    .filter(({ typed, filled }) => typed === filled || filled !== '')
    .map(({ filled }) => filled)
  const isHeading = (line: string | undefined) => line?.startsWith('## ') ?? false
  return lines
    .filter((line, at) => {
      const next = lines.slice(at + 1).find((other) => other.trim() !== '')
      return !isHeading(line) || (next !== undefined && !isHeading(next))
    })
    .join('\n')
}
