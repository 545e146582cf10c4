import type { ReactNode } from 'react'
import styles from '#cart/totals-list.module.css'

export interface TotalsRow {
  label: string
  amount: ReactNode
  look?: 'free' | 'cut' | undefined
}

interface TotalsListProps {
  rows: readonly TotalsRow[]
  total: TotalsRow
}

/** Amounts of a cart or an order, with the sum below a line. */
export function TotalsList({ rows, total }: TotalsListProps) {
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, amount, look }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={look && styles[look]}>
            {/* '−AED 12.00' keeps its sign in front in right-to-left text too. */}
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.grand}>
        <dt>{total.label}</dt>
        <dd>
          <bdi>{total.amount}</bdi>
        </dd>
      </div>
    </dl>
  )
}
