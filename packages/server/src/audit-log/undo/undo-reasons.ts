import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { UndoReason, UndoState } from '@little-dunes/domain/contract/audit-log/audit-log-calls'
import { type CallName, calls } from '@little-dunes/domain/contract/calls'
import { TRANSITION_PERMISSIONS, UNDONE_DELIVERY } from '@little-dunes/domain/orders/order-lifecycle'
import { UNDO_CALLS } from '#audit-log/undo/undo-calls'
import type { StaffMember } from '#http/require-caller'
import type { staffChanges } from '#staff/audit-log-tables'

/** Why the changes of a call cannot be undone. Calls that are not listed left nothing to restore. */
const REASONS: Partial<Record<CallName, UndoReason>> = {
  'POST /api/staff/stock/move': 'stock',
  'POST /api/staff/stock/moves': 'stock',
  'POST /api/staff/stock/count': 'stock',
  'POST /api/staff/order/refund': 'money',
  'POST /api/staff/order/cancel': 'money',
  'POST /api/staff/order/refuse': 'money',
  'POST /api/staff/order/lines': 'money',
  'POST /api/staff/return/refund': 'money',
  'POST /api/staff/cash/remit': 'money',
  'POST /api/staff/cash/pay-back': 'money',
  'POST /api/staff/customer/credit/change': 'money',
  'POST /api/staff/gift-card/withdraw': 'money',
  'POST /api/staff/order/parcel': 'order',
  'POST /api/staff/order/undo-delivery': 'order',
  'POST /api/staff/order/approve': 'order',
  'POST /api/staff/order/out-for-delivery': 'order',
  'POST /api/staff/return/create': 'order',
  'POST /api/staff/return/move': 'order',
  'POST /api/staff/return/check': 'order',
  'POST /api/staff/return/exchange': 'order',
  'POST /api/staff/return/set-aside': 'stock',
  'POST /api/staff/phone-order/place': 'made',
  'POST /api/staff/product/create': 'made',
  'POST /api/staff/product/copy': 'made',
  'POST /api/staff/product/colour': 'made',
  'POST /api/staff/product/size': 'made',
  'POST /api/staff/codes/create': 'made',
  'POST /api/staff/sales/create': 'made',
  'POST /api/staff/views/create': 'made',
  'POST /api/staff/gift-card/create': 'made',
  'POST /api/staff/product/remove': 'removed',
  'POST /api/staff/views/remove': 'removed',
  'POST /api/staff/customer/erase': 'removed',
  'POST /api/staff/demo/remove': 'removed',
  'POST /api/staff/import/pictures': 'import',
  'POST /api/staff/import/start': 'import',
  'POST /api/staff/import/undo': 'import',
  'POST /api/staff/newsletter/end': 'consent',
  'POST /api/staff/members/invite': 'access',
  'POST /api/staff/members/reset': 'access',
  'POST /api/staff/members/sign-out': 'access',
  'POST /api/staff/members/remove': 'access',
  'POST /api/staff/roles/create': 'made',
  'POST /api/staff/roles/remove': 'removed',
  'POST /api/staff/passkeys/add': 'access',
  'POST /api/staff/passkeys/remove': 'access',
}

/** Calls whose only undoable change is a delivery. */
const ORDER_STEPS: ReadonlySet<CallName> = new Set([
  'POST /api/staff/order/move',
  'POST /api/staff/orders/move',
])

const getPermission = (call: CallName): Permission | null => {
  const { caller } = calls[call]
  return typeof caller === 'object' ? caller.staff : null
}

type Change = Pick<typeof staffChanges.$inferSelect, 'call' | 'changes' | 'staffId'>
type Reader = Pick<StaffMember, 'id' | 'permissions'>

/** Team members may undo changes of calls that they may make. Changes by others also need the right to read the log. */
export function getUndoState({ call, changes, staffId }: Change, { id, permissions }: Reader): UndoState {
  if (!Object.hasOwn(calls, call)) return 'recorded'
  const name = call as CallName
  if (!UNDO_CALLS[name]) return REASONS[name] ?? 'recorded'
  const isStep = ORDER_STEPS.has(name)
  if (isStep && changes.status?.[1] !== UNDONE_DELIVERY.from) return 'order'
  const needed = isStep ? TRANSITION_PERMISSIONS.Delivered : getPermission(name)
  const maySee = id === staffId || permissions.includes('audit-log:read')
  return maySee && needed !== null && permissions.includes(needed) ? 'possible' : 'forbidden'
}
