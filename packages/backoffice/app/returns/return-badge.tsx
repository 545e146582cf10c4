import type { ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { type Stage, StatusMark } from '#ui/display/status-mark.tsx'
import { uiMessages } from '#ui/ui-messages'

const STAGES: Record<ReturnStatus, Stage> = {
  requested: 'waiting',
  approved: 'new',
  picked_up: 'most',
  received: 'half',
  checked: 'half',
  refunded: 'over',
  exchanged: 'over',
  declined: 'void',
  cancelled: 'void',
}

export const ReturnBadge = ({ status }: { status: ReturnStatus }) => (
  <StatusMark stage={STAGES[status]}>{uiMessages.returnStatuses[status]}</StatusMark>
)
