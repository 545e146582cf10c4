import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS } from '@little-dunes/domain/catalogue/departments'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { PROMISED_PERCENT } from '@little-dunes/domain/content/discount-promises'
import type { Client } from '@little-dunes/domain/contract/client'
import { getRootCause } from '#platform/get-root-cause'

const isWhole = ({ audiences, departments, flags, maxOff }: Assortment): boolean =>
  audiences.length === CATEGORIES.length &&
  departments.length === DEPARTMENTS.length &&
  flags.length === LIST_FLAGS.length &&
  maxOff >= PROMISED_PERCENT

/**
 * The audiences, departments and discounts of the shop; null when it has all that the default texts promise, or when
 * the call failed, so that no page fails because of it.
 */
export async function loadAssortment(client: Client, preview?: string): Promise<Assortment | null> {
  try {
    const answer = await client('GET /api/product/assortment', { preview })
    if (!answer.success) throw new Error(answer.message)
    const { audiences, departments, flags, maxOff } = answer
    return isWhole(answer) ? null : { audiences, departments, flags, maxOff }
  } catch (cause) {
    console.error('Could not load the assortment:', getRootCause(cause))
    return null
  }
}
