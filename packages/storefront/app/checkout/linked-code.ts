import { LINKED_CODE } from '@little-dunes/domain/paths'

/** The code of a link that was opened in this browser; empty without one. */
export const readLinkedCode = (cookies = document.cookie): string =>
  new RegExp(`(?:^|; )${LINKED_CODE}=([A-Z0-9-]+)`).exec(cookies)?.[1] ?? ''

/** It has been used, cannot be, or is not wanted. Without the Cookie Store API it goes after its week. */
export function forgetLinkedCode(): void {
  if ('cookieStore' in window) cookieStore.delete(LINKED_CODE).catch(() => undefined)
}
