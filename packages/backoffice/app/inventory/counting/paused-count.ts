import type { ReplyOf } from '@little-dunes/domain/contract/calls'

/** A count of a shelf that was paused before booking. */
export type PausedCount = NonNullable<ReplyOf<'GET /api/staff/stock/count/paused'>['paused']>
