import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const SECONDS = 30

/** Steps before and after the present one that count as well: clocks of phones differ (RFC 6238, 5.2). */
const WINDOW = 1

const appFor = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), digits: 6, period: SECONDS })

/** A new key of 160 random bits (RFC 4226, 4), in base32. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32

/** What sets up an authenticator app: the key to type in, the same as an address, and that as a QR code. */
export function totpEnrolment(key: string, { shopName, email }: { shopName: string; email: string }) {
  const address = appFor(key, { issuer: shopName, label: email }).toString()
  return { key, address, picture: renderSVG(address, { border: 2 }) }
}

/** The time step that a code belongs to; null for a code that is wrong now. */
export function totpStepOf(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const away = appFor(key).validate({ token: code, timestamp, window: WINDOW })
  return away === null ? null : Math.floor(timestamp / 1000 / SECONDS) + away
}
