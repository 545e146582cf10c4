import type { Permission } from '#accounts/permissions'

/** Server-sent events of the staff (HTML, 9.2): a stream and no call, as its answer does not end. */
export const LIVE_EVENTS: { path: string; permission: Permission } = {
  path: '/api/staff/events',
  permission: 'orders:read',
}

/**
 * Events of the stream. `order`: its data is the id of an order that is new or changed. `missed`: orders may have changed
 * that were not announced. `work`: something else waits for the staff, or does no more. `ended`: the session has ended, and nothing more will come.
 */
export const LIVE_EVENT_NAMES = ['order', 'missed', 'work', 'ended'] as const
export type LiveEventName = (typeof LIVE_EVENT_NAMES)[number]
