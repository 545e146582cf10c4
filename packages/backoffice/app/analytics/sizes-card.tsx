import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import { Link } from 'react-router'
import styles from '#analytics/analytics-lists.module.css'
import { analyticsMessages as texts } from '#analytics/analytics-messages'
import type { AnalyticsQuery } from '#analytics/analytics-query'
import { CsvButton } from '#analytics/csv-button.tsx'
import { productPath } from '#products/product-query'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Tag } from '#ui/display/tag.tsx'

/** Sizes that sell out first at the current rate. */
export const SizesCard = ({ sizes, query }: Pick<Figures, 'sizes'> & { query: AnalyticsQuery }) => (
  <Card title={texts.tables.sizes} aside={texts.last28} actions={<CsvButton table="sizes" query={query} />}>
    {sizes.length === 0 && <p className={styles.empty}>{texts.noSizes}</p>}
    <ol className={styles.list}>
      {sizes.map(({ productId, name, colour, size, left, sold, days }) => (
        <li key={`${productId} ${colour} ${size}`}>
          <span className={styles.name}>
            <Link to={productPath(productId)}>{name}</Link>
            <small>
              <Parts of={[colour, sizeName(size), texts.sold(sold)]} />
            </small>
          </span>
          {left === 0 ? (
            <Tag look="red">{texts.soldOut}</Tag>
          ) : (
            <span className={styles.rest}>
              {texts.left(left)}
              <small>{texts.lasts(days)}</small>
            </span>
          )}
        </li>
      ))}
    </ol>
  </Card>
)
