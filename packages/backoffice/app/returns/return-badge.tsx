import type { ReturnStatus } from '@little-dunes/domain/orders/returns/return-lifecycle'
import type { ComponentProps } from 'react'
import { returnsMessages } from '#returns/returns-messages'
import { Tag } from '#ui/display/tag.tsx'

const LOOKS: Partial<Record<ReturnStatus, ComponentProps<typeof Tag>['look']>> = {
  requested: 'coral',
  approved: 'sea',
  picked_up: 'sea',
  received: 'sun',
  checked: 'sun',
  refunded: 'palm',
  exchanged: 'palm',
}

/** Where a return is, as a word and a tint. */
export const ReturnBadge = ({ status }: { status: ReturnStatus }) => (
  <Tag {...(LOOKS[status] ? { look: LOOKS[status] } : {})}>{returnsMessages.statuses[status]}</Tag>
)
