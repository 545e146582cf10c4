import { DISCOUNT_CODE_COOKIE } from '@little-dunes/domain/paths'

/** The code of a discount link opened in this browser; empty without one. */
export const readLinkedCode = (cookies = document.cookie): string =>
  new RegExp(`(?:^|; )${DISCOUNT_CODE_COOKIE}=([A-Z0-9-]+)`).exec(cookies)?.[1] ?? ''

/** The code is used, invalid or unwanted. Without the Cookie Store API, the cookie expires after its week. */
export function forgetLinkedCode(): void {
  if ('cookieStore' in window) cookieStore.delete(DISCOUNT_CODE_COOKIE).catch(() => undefined)
}
