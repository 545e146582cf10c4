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
          <dd className={look && `totals-${look}`}>{amount}</dd>
        </div>
      ))}
      <div className="totals-grand">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    </dl>
  )
}
