import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { Link } from 'react-router'
import styles from '#analytics/analytics-lists.module.css'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import type { AnalyticsQuery } from '#analytics/analytics-query'
import { CsvButton } from '#analytics/csv-button.tsx'
import shares from '#analytics/share-cards.module.css'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { productPath } from '#products/product-query'
import { Card } from '#ui/card.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

export function ItemsCard({ items, query }: Pick<Figures, 'items'> & { query: AnalyticsQuery }) {
  const maySee = usePermission('products:read')
  const highest = Math.max(...items.map(({ amount }) => amount), 1)
  return (
    <Card title={texts.tables.items} aside={texts.last28} actions={<CsvButton table="items" query={query} />}>
      {items.length === 0 && <p className={styles.empty}>{texts.nothingSold}</p>}
      <ol className={styles.list}>
        {items.map(({ productId, name, picture, units, amount }) => (
          <li key={productId}>
            <Thumbnail address={picture} />
            <span className={styles.name}>
              {maySee ? <Link to={productPath(productId)}>{name}</Link> : name}
              <small>{texts.sold(units)}</small>
            </span>
            <span className={shares.bar} aria-hidden>
              <span style={{ inlineSize: `${(amount / highest) * 100}%` }} />
            </span>
            <b>{inAed(amount)}</b>
          </li>
        ))}
      </ol>
    </Card>
  )
}
