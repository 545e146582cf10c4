import type { LowStockSize } from '@little-dunes/domain/contract/home/home-calls'
import type { ReactNode } from 'react'
import { lowMessages as texts } from '#inventory/low/low-messages'
import { SizeList } from '#inventory/low/size-list.tsx'
import { Card } from '#ui/card.tsx'

interface LowStockCardProps {
  sizes: readonly LowStockSize[]
  aside?: string | undefined
  actions?: ReactNode
}

export const getStockFacts = ({ sold, awaited }: LowStockSize): string[] => [
  ...(awaited > 0 ? [texts.awaited(awaited)] : []),
  ...(sold > 0 ? [texts.sold(sold)] : []),
]

/** Sizes with sales that are nearly or completely sold out, the lowest stock first. */
export const LowStockCard = ({ sizes, aside, actions }: LowStockCardProps) => (
  <Card title={texts.low} aside={aside} actions={actions}>
    <SizeList
      sizes={sizes}
      empty={texts.nothingLow}
      facts={getStockFacts}
      left={({ left }) => (left <= 0 ? texts.soldOut : texts.left(left))}
    />
  </Card>
)
