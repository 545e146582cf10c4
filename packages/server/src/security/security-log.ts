import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '#security/metrics'

/** All security events, with the level of their line. */
const EVENTS = {
  signed_up: 'info',
  guest_started: 'info',
  signed_in: 'info',
  signed_out: 'info',
  password_changed: 'info',
  passkey_changed: 'info',
  reset_asked: 'info',
  password_reset: 'info',
  sessions_ended: 'info',
  email_confirmed: 'info',
  email_change_stopped: 'info',
  account_deleted: 'info',
  sign_in_failed: 'warn',
  sign_in_delayed: 'warn',
  sign_up_delayed: 'warn',
  token_refused: 'info',
  not_allowed: 'warn',
  not_found: 'warn',
  too_many_requests: 'warn',
} as const
export type SecurityEvent = keyof typeof EVENTS

export interface EventDetails {
  /** Kind and id of the account, such as `customer 0198…`; never a name, an email or a phone. */
  who?: string | undefined
  call?: string
  /** Network address of the client. */
  from: string
}

/** For investigating attacks: the account, the action and its network address. */
export interface SecurityLog {
  record(event: SecurityEvent, details: EventDetails): void
}

/** Lines per second; more would let an attacker fill the disk. */
const MAX_PER_SECOND = 50

export function createSecurityLog(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  metrics: Metrics,
  now: () => number = () => performance.now(),
): SecurityLog {
  let [second, lines, left] = [0, 0, 0]
  return {
    record(event, details) {
      metrics.count('shop_security_events_total', { event })
      const current = Math.floor(now() / 1000)
      if (current !== second) [second, lines] = [current, 0]
      lines += 1
      if (lines > MAX_PER_SECOND) {
        left += 1
        return
      }
      const more = left > 0 ? { leftOut: left } : {}
      left = 0
      log[EVENTS[event]]({ security: event, ...details, ...more }, 'Security')
    },
  }
}
