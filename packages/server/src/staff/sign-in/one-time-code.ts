import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const SECONDS = 30

/** Accepted time steps before and after the current one, since clocks of phones differ (RFC 6238, 5.2). */
const WINDOW = 1

const appFor = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), digits: 6, period: SECONDS })

/** 160 random bits (RFC 4226, 4), in base32. */
export const newTotpKey = (): string => new Secret({ size: 20 }).base32

/** Setup of an authenticator app: the key for typing, the same as an address, and the address as a QR code. */
export function totpEnrolment(key: string, { shopName, email }: { shopName: string; email: string }) {
  const address = appFor(key, { issuer: shopName, label: email }).toString()
  return { key, address, picture: renderSVG(address, { border: 2 }) }
}

/** Time step of a code; null if the code is wrong now. */
export function findTotpStep(key: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const away = appFor(key).validate({ token: code, timestamp, window: WINDOW })
  return away === null ? null : Math.floor(timestamp / 1000 / SECONDS) + away
}
