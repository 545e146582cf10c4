import type { InputOf } from '@little-dunes/domain/contract/calls'
import { inAed } from '#platform/format'
import styles from '#sales/planned-prices.module.css'
import { salesMessages as texts } from '#sales/sales-messages'
import tables from '#ui/list/table.module.css'
import { useQuote } from '#ui/use-quote'

/** Lower prices of the last 30 days, next to the prices that a sale will strike through. Null requests nothing. */
export function PlannedPrices({ terms }: { terms: InputOf<'POST /api/staff/sales/preview'> | null }) {
  const { quote } = useQuote('POST /api/staff/sales/preview', terms)
  if (quote === null) return null
  const { selected, cheaperBefore, products } = quote
  if (cheaperBefore === 0) return <p className={styles.note}>{texts.noneCheaper(selected)}</p>
  return (
    <section className={styles.planned} aria-label={texts.lowestTitle}>
      <p className={styles.note}>{texts.cheaperBefore(cheaperBefore, selected)}</p>
      <div className={tables.scroll}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th>{texts.product}</th>
              <th className={tables.end}>{texts.lowest}</th>
              <th className={tables.end}>{texts.reduced}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ productId, name, was, lowest, reduced }) => (
              <tr key={productId}>
                <td>
                  <bdi>{name}</bdi>
                  <small>{texts.struckThrough(inAed(was))}</small>
                </td>
                <td className={tables.end}>{inAed(lowest)}</td>
                <td className={tables.end}>{inAed(reduced)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {products.length < cheaperBefore && (
        <p className={styles.note}>{texts.more(cheaperBefore - products.length)}</p>
      )}
    </section>
  )
}
