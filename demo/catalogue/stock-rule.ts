import type { ProductPlan } from './products/plan.ts'

/** A number from 0 up to 1, the same for equal texts (FNV-1a). */
function toFraction(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  return ((hash ^ (hash >>> 12)) >>> 0) / 4294967296
}

const MAX_STOCK = 60
const SOLD_OUT_SHARE = 0.08
const FEW_LEFT_SHARE = 0.2

/** Realistic stocks: most sizes well filled, some nearly gone, some sold out. */
export function getStock(subSKU: string, rule: ProductPlan['stock']): number {
  const luck = toFraction(subSKU)
  const amount = toFraction(`${subSKU}/amount`)
  if (rule === 'sold out') return 0
  if (rule === 'few left') return Math.floor(luck * 4)
  if (rule === 'plenty') return 30 + Math.floor(amount * (MAX_STOCK - 29))
  if (luck < SOLD_OUT_SHARE) return 0
  if (luck < FEW_LEFT_SHARE) return 1 + Math.floor(amount * 3)
  return 4 + Math.floor(amount * (MAX_STOCK - 3))
}
