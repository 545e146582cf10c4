import type { ReplyOf } from '@little-dunes/domain/contract/calls'

/** A count of a shelf that was left before it was booked. */
export type PausedCount = NonNullable<ReplyOf<'GET /api/staff/stock/count/paused'>['paused']>
