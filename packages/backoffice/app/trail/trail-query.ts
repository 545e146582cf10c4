import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

const NAMES = ['q', 'member', 'subject', 'from', 'until', 'groupOf', 'older', 'newer'] as const

export type AuditTrailQuery = { [Name in (typeof NAMES)[number]]?: string }

export const auditTrailAddress = listAddress<AuditTrailQuery>(PATHS.trail, { names: NAMES })
