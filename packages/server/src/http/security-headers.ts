/** On every answer. What a page may load is in its own content-security policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  // Ignored by browsers unless the connection is encrypted (RFC 6797, 8.1).
  'strict-transport-security': 'max-age=31536000',
} as const

/** For answers that are no pages: nothing may be loaded, run or framed. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"
