import { PATHS } from '#shell/paths'

const NAMES = ['q', 'member', 'subject', 'from', 'until', 'groupOf', 'older', 'newer'] as const

/** What the address of the trail says. */
export type AuditTrailQuery = { [Name in (typeof NAMES)[number]]?: string }

export const readAuditTrailQuery = (parameters: URLSearchParams): AuditTrailQuery =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = parameters.get(name)
      return value ? [[name, value] as const] : []
    }),
  )

/** The address of a part of the trail; empty values are left out. */
export function auditTrailPath(
  query: { [Name in keyof AuditTrailQuery]?: string | number | undefined },
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return pairs.length > 0 ? `${PATHS.trail}?${new URLSearchParams(pairs)}` : PATHS.trail
}
