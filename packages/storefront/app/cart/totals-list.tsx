import type { ReactNode } from 'react'

export interface TotalsRow {
  label: string
  amount: ReactNode
  look?: 'free' | 'cut' | undefined
}

interface TotalsListProps {
  rows: readonly TotalsRow[]
  total: TotalsRow
}

/** Amounts of a cart or an order, the sum below a line. */
export function TotalsList({ rows, total }: TotalsListProps) {
  return (
    <dl className="totals">
      {rows.map(({ label, amount, look }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={look && `totals-${look}`}>
            {/* '−AED 12.00' keeps its sign in front also where words run from the right. */}
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      <div className="totals-grand">
        <dt>{total.label}</dt>
        <dd>
          <bdi>{total.amount}</bdi>
        </dd>
      </div>
    </dl>
  )
}
