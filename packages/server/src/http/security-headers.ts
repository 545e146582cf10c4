/** Browser features that no page uses. */
const UNUSED_POWERS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
]

/** Allows payment wallets for the shop and `frames` of the card provider; everything else is off. */
export const permissionsPolicy = (frames: readonly string[] = []): string =>
  [
    ...UNUSED_POWERS.map((power) => `${power}=()`),
    `payment=(${['self', ...frames.map((frame) => `"${frame}"`)].join(' ')})`,
  ].join(', ')

/** On every answer. Pages limit what they load in their content security policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Blocks other sites from loading resources; pictures override it.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsPolicy(),
  // Browsers ignore it on unencrypted connections (RFC 6797, 8.1).
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

/** For answers other than pages: nothing may be loaded, run or framed. */
export const NON_HTML_CSP = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
