import { LONGEST_PATH_SENT } from '#paths'
import { withoutEndSlashes } from '#trim-end'

/** A permanent redirect from an address of a former shop. */
export interface Redirect {
  fromPath: string
  target: string
}

export type RedirectProblem = 'no_path' | 'no_address' | 'to_itself' | 'too_long' | 'twice' | 'own_page'
export type RedirectField = 'from' | 'target'

/** Characters in any script. Bounded by the database index. */
const LONGEST_PATH = 500
const LONGEST_TARGET = 2000

/** A path in readable form: `/products/%D8%AB` is the address of an Arabic product. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Lookup form: lower case, without a trailing slash. */
export function foldedPath(path: string): string {
  const [pathname = '', ...query] = path.split('?')
  const folded = withoutEndSlashes(pathname.toLowerCase()) || '/'
  return [folded, ...query].join('?')
}

/** Also accepts a full address copied from a browser, and drops the shop's domain. */
export const formerPath = (address: string): string =>
  foldedPath(decodedPath(address.trim().replace(/^https?:\/\/[^/]+(?=\/)/i, '')))

const sentLength = (path: string): number => encodeURI((path.split('?', 1)[0] ?? '').toWellFormed()).length

export function redirectProblem(
  from: string,
  target: string,
): { field: RedirectField; problem: RedirectProblem } | null {
  const path = formerPath(from)
  if (!/^\/(?![/\\])/.test(path)) return { field: 'from', problem: 'no_path' }
  const isLong = path.length > LONGEST_PATH || sentLength(path) > LONGEST_PATH_SENT
  if (isLong) return { field: 'from', problem: 'too_long' }
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(target) || /\s/.test(target))
    return { field: 'target', problem: 'no_address' }
  if (target.length > LONGEST_TARGET) return { field: 'target', problem: 'too_long' }
  return path === foldedPath(decodedPath(target)) ? { field: 'target', problem: 'to_itself' } : null
}
