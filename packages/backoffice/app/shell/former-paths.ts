import { PATHS } from '#shell/paths'

/** Addresses of earlier versions, in bookmarks and in messages of the team, with what replaced them. */
const FORMER_PATHS = {
  '/cash': PATHS.cashOnDelivery,
  '/codes': PATHS.discounts,
  '/figures': PATHS.analytics,
  '/mails': PATHS.emails,
  '/shoppers': PATHS.customers,
  '/stock': PATHS.inventory,
  '/trail': PATHS.auditLog,
  '/settings/carriers': PATHS.couriers,
  '/settings/mail-texts': PATHS.emailTexts,
} as const

/** The current address of a former one, with the rest of its path; null for every other path. */
export function currentPath(pathname: string): string | null {
  for (const [former, current] of Object.entries(FORMER_PATHS))
    if (pathname === former || pathname.startsWith(`${former}/`))
      return current + pathname.slice(former.length)
  return null
}
