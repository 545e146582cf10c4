import { PATHS } from '#shell/paths'

/** Addresses of earlier versions, in bookmarks and in messages of the team, with what replaced them. */
const FORMER_PATHS = {
  '/cash': PATHS.cashOnDelivery,
  '/codes': PATHS.discounts,
  '/figures': PATHS.analytics,
  '/mails': PATHS.emails,
  '/returns/take-back': PATHS.addReturn,
  '/shoppers': PATHS.customers,
  '/stock': PATHS.inventory,
  '/trail': PATHS.auditLog,
  '/settings/carriers': PATHS.couriers,
  '/settings/mail-texts': PATHS.emailTexts,
} as const

/** The current address of a former one, with the rest of its path; null for every other path. */
export function currentPath(pathname: string): string | null {
  const match = Object.entries(FORMER_PATHS).find(([former]) => `${pathname}/`.startsWith(`${former}/`))
  return match ? match[1] + pathname.slice(match[0].length) : null
}
