import type { StaffDiscountCode } from '@little-dunes/domain/contract/staff/discount-code-calls'
import { discountState } from '@little-dunes/domain/orders/discount-codes'
import { codesMessages } from '#codes/codes-messages'
import { Tag } from '#ui/display/tag.tsx'

/** Live, planned, ended, or used as often as it may be. */
export function CodeStatusBadge({ code, now }: { code: StaffDiscountCode; now: number }) {
  const state = discountState(code, now)
  const isUsedUp = state === 'live' && code.mostUses !== null && code.uses >= code.mostUses
  const word = isUsedUp ? codesMessages.usedUp : codesMessages.states[state]
  if (state === 'ended' || isUsedUp) return <Tag>{word}</Tag>
  return <Tag look={state === 'live' ? 'palm' : 'sun'}>{word}</Tag>
}
