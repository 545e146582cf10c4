import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { formatDateTime } from '#platform/format'
import { returnsMessages as texts } from '#returns/returns-messages'

/** 'Asked 20 Nov 22:14'; for a parcel without a request, the time when it was recorded. */
export function howItBegan({ events, requestedAt }: Pick<WholeReturn, 'events' | 'requestedAt'>): string {
  const wasAsked = events.at(-1)?.to !== 'received'
  return (wasAsked ? texts.asked : texts.unasked)(formatDateTime(requestedAt))
}
