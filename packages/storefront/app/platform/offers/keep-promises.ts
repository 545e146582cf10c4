import { keptPromise } from '@little-dunes/domain/content/discount-promises'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'

type Texts = Record<string, string>

/**
 * What is shown where these texts of an item would promise more than the goods keep, unless the staff has written them.
 * `instead` has what stands in the place of one that promises nothing but a discount.
 */
export function keepPromises(
  content: WireContent,
  item: string,
  texts: Texts,
  mostOff: number,
  instead: Texts = {},
): WireContent {
  const written = content.changed[item] ?? {}
  const kept = Object.entries(texts)
    .filter(([field]) => !(field in written))
    .map(([field, text]) => [field, text, keptPromise(text, mostOff) ?? instead[field] ?? ''] as const)
    .filter(([, text, shown]) => shown !== text)
  if (kept.length === 0) return content
  const fields = Object.fromEntries(kept.map(([field, , shown]) => [field, shown]))
  return { ...content, changed: { ...content.changed, [item]: { ...written, ...fields } } }
}
