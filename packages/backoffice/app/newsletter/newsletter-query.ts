import type { InputOf } from '@little-dunes/domain/contract/calls'
import { PATHS } from '#shell/paths'

/** What the address of the list says. */
export type NewsletterQuery = InputOf<'GET /api/staff/newsletter'>

const NAMES = ['q', 'older', 'newer'] as const

export const readQuery = (parameters: URLSearchParams): NewsletterQuery =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = parameters.get(name)?.trim()
      return value ? [[name, value] as const] : []
    }),
  )

/** The address of a list. */
export function withQuery(
  query: { [Name in keyof NewsletterQuery]?: NewsletterQuery[Name] | undefined },
): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const search = new URLSearchParams(pairs).toString()
  return search === '' ? PATHS.newsletter : `${PATHS.newsletter}?${search}`
}
