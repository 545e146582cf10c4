import type { ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import { load } from '#platform/client'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'

/** A size whose stock can move, or why it cannot. */
export const movable = (size: ShelvedSize): ShelvedSize | { problem: string } =>
  size.counted ? size : { problem: texts.scanNotCounted(size.name) }

/** What a code names: a size, or as an article number all sizes of a product; none where nothing has it. */
export async function findSizes(code: string): Promise<ShelvedSize[]> {
  const [found] = (await load('GET /api/staff/stock/sizes', { code })).sizes
  return found ? [found] : (await load('GET /api/staff/stock/sizes', { article: code })).sizes
}
