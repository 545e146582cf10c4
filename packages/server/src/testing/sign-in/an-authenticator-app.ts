import { Secret, TOTP } from 'otpauth'
import type { MovableClock } from '#testing/movable-clock'

/** An authenticator app with this key, on a phone with this clock. */
export function anAuthenticatorApp(key: string, clock: Pick<MovableClock, 'now'>) {
  const app = new TOTP({ secret: Secret.fromBase32(key) })
  return { code: () => app.generate({ timestamp: clock.now().getTime() }) }
}
