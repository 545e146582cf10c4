import type { ShelvedSize } from '@little-dunes/domain/contract/staff/stock-calls'
import { load } from '#platform/client'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'

/** The size that a code names, or why its stock cannot move. */
export async function findScanned(code: string): Promise<ShelvedSize | { problem: string }> {
  const [found] = (await load('GET /api/staff/stock/sizes', { code })).sizes
  if (!found) return { problem: texts.scanUnknown(code) }
  if (!found.counted) return { problem: texts.scanNotCounted(found.name) }
  return found
}
