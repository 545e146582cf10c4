import { LONGEST_PATH_SENT } from '#paths'
import { withoutEndSlashes } from '#trim-end'

/** An address of a former shop that leads elsewhere for good. */
export interface Redirect {
  fromPath: string
  target: string
}

export type RedirectProblem = 'no_path' | 'no_address' | 'to_itself' | 'too_long' | 'twice' | 'own_page'
export type RedirectField = 'from' | 'target'

/** Letters of a path: what an index of the database holds in any script. */
const LONGEST_PATH = 500
const LONGEST_TARGET = 2000

/** A path as it is read, not as it travels: `/products/%D8%AB` is the address of an Arabic product. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** As addresses are looked up: in lower case, without a slash at the end. */
export function foldedPath(path: string): string {
  const [pathname = '', ...query] = path.split('?')
  const folded = withoutEndSlashes(pathname.toLowerCase()) || '/'
  return [folded, ...query].join('?')
}

/** Of a whole address what stands behind the shop's name: people copy it out of a browser. */
export const formerPath = (address: string): string =>
  foldedPath(decodedPath(address.trim().replace(/^https?:\/\/[^/]+(?=\/)/i, '')))

const sentLength = (path: string): number => encodeURI((path.split('?', 1)[0] ?? '').toWellFormed()).length

/** What is wrong with one redirect, and with which of its fields. */
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
