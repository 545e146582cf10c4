import { saleState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { StaffSale } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import { salesMessages } from '#sales/sales-messages'
import { Tag } from '#ui/display/tag.tsx'

export function SaleStateTag({ sale, now }: { sale: StaffSale; now: number }) {
  const state = saleState(sale, now)
  const word = salesMessages.states[state]
  if (state === 'ended') return <Tag>{word}</Tag>
  return <Tag look={state === 'live' ? 'palm' : 'sun'}>{word}</Tag>
}
