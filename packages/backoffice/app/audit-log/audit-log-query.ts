import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

const NAMES = ['q', 'member', 'subject', 'from', 'until', 'groupOf', 'older', 'newer'] as const

export type AuditLogQuery = { [Name in (typeof NAMES)[number]]?: string }

export const auditLogAddress = listAddress<AuditLogQuery>(PATHS.auditLog, { names: NAMES })
