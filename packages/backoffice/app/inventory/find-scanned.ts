import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import { load } from '#platform/client'

/** A size with movable stock, or the reason why it has none. */
export const movable = (size: ShelvedSize): ShelvedSize | { problem: string } =>
  size.counted ? size : { problem: texts.scanNotCounted(size.name) }

/** Sizes with a code; for an article number, all sizes of the product. Empty for unknown codes. */
export async function findSizes(code: string): Promise<ShelvedSize[]> {
  const [exact] = (await load('GET /api/staff/stock/sizes', { code })).sizes
  return exact ? [exact] : (await load('GET /api/staff/stock/sizes', { article: code })).sizes
}
