import { adaptPromise } from '@little-dunes/domain/content/discount-promises'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'

type Texts = Record<string, string>

/**
 * Replaces default texts of an item that promise a larger discount than the products have. Texts of the team stay.
 * `instead` replaces texts that only promise a discount.
 */
export function keepPromises(
  content: WireContent,
  item: string,
  texts: Texts,
  maxOff: number,
  instead: Texts = {},
): WireContent {
  const written = content.changed[item] ?? {}
  const entries = Object.entries(texts)
    .filter(([field]) => !(field in written))
    .map(([field, text]) => [field, text, adaptPromise(text, maxOff) ?? instead[field] ?? ''] as const)
    .filter(([, text, shown]) => shown !== text)
  if (entries.length === 0) return content
  const fields = Object.fromEntries(entries.map(([field, , shown]) => [field, shown]))
  return { ...content, changed: { ...content.changed, [item]: { ...written, ...fields } } }
}
