import type { Figures } from '@little-dunes/domain/contract/analytics/figure-calls'
import { Link } from 'react-router'
import { CsvButton } from '#figures/csv-button.tsx'
import styles from '#figures/figure-lists.module.css'
import type { FigureQuery } from '#figures/figure-query'
import { figuresMessages as texts } from '#figures/figures-messages'
import { productPath } from '#products/product-query'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Tag } from '#ui/display/tag.tsx'

/** Sizes that sell out first at the current rate. */
export const SizesCard = ({ sizes, query }: Pick<Figures, 'sizes'> & { query: FigureQuery }) => (
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
