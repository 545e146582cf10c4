import type { StaffSale } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { formatDateTime } from '#platform/format'
import { SaleStateTag } from '#sales/sale-state.tsx'
import styles from '#sales/sale-table.module.css'
import { type SalesView, salesPath } from '#sales/sales-address'
import { salesMessages as texts } from '#sales/sales-messages'
import { EmptyList } from '#ui/list/list-foot.tsx'
import tables from '#ui/list/table.module.css'
import { type SubCategory, subCategoryLabel } from '#ui/sub-categories/use-sub-categories'

function timesOf({ startsAt, endsAt }: StaffSale, now: number): string {
  if (endsAt === null) return texts.starts(formatDateTime(startsAt))
  if (endsAt <= now) return texts.ended(formatDateTime(endsAt))
  return texts.span(formatDateTime(startsAt), formatDateTime(endsAt))
}

function selectionOf(
  { category, subCategory, products, selected }: StaffSale,
  subCategories: readonly SubCategory[],
): string {
  if (products.length > 0) return texts.products(selected)
  const kind = subCategory === null ? [] : [subCategoryLabel(subCategories, subCategory)]
  const own = category === null && subCategory !== null ? [] : [texts.selections[category ?? 'all']]
  return [...own, ...kind, texts.products(selected)].join(' · ')
}

interface SaleTableProps {
  sales: StaffSale[]
  subCategories: readonly SubCategory[]
  chosen: string | null
  view: SalesView
  now: number
}

/** The sales of a view; the chosen one is marked. */
export function SaleTable({ sales, subCategories, chosen, view, now }: SaleTableProps) {
  if (sales.length === 0) return <EmptyList>{texts.nothing}</EmptyList>
  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, tables.cards)}>
        <thead>
          <tr>
            <th>{texts.name}</th>
            <th>{texts.selection}</th>
            <th>{texts.takesOff}</th>
            <th>{texts.state}</th>
          </tr>
        </thead>
        <tbody>
          {sales.map((sale) => (
            <tr key={sale.id} aria-selected={sale.id === chosen}>
              <td className={clsx(tables.main, styles.name)}>
                <Link to={salesPath({ view, sale: sale.id })} preventScrollReset>
                  <bdi>{sale.name}</bdi>
                </Link>
                <small>{timesOf(sale, now)}</small>
              </td>
              <td className={styles.selection}>{selectionOf(sale, subCategories)}</td>
              <td className={styles.percent}>{texts.percentOff(String(sale.percent))}</td>
              <td className={styles.state}>
                <SaleStateTag sale={sale} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
