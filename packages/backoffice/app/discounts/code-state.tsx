import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { getView, isUsedUp } from '#discounts/code-view'
import { codesMessages } from '#discounts/codes-messages'
import { Tag } from '#ui/display/tag.tsx'

export function CodeStatusBadge({ code, now }: { code: StaffDiscountCode; now: number }) {
  const view = getView(code, now)
  const word = isUsedUp(code, now) ? codesMessages.usedUp : codesMessages.states[view]
  if (view === 'ended') return <Tag>{word}</Tag>
  return <Tag look={view === 'live' ? 'palm' : 'sun'}>{word}</Tag>
}
