import type { Permission } from '#accounts/permissions'

/** Server-sent events for the staff (HTML, 9.2). A stream is not a call, since its reply never ends. */
export const LIVE_EVENTS: { path: string; permission: Permission } = {
  path: '/api/staff/events',
  permission: 'orders:read',
}

/**
 * Events of the stream. `order`: an order is new or has changed; the data is its id. `missed`: orders may have changed
 * without an event. `work`: the amount of other waiting work has changed. `ended`: the session and the stream have
 * ended.
 */
export const LIVE_EVENT_NAMES = ['order', 'missed', 'work', 'ended'] as const
export type LiveEventName = (typeof LIVE_EVENT_NAMES)[number]
