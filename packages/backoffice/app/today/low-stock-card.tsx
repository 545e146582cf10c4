import type { LowStockSize } from '@little-dunes/domain/contract/staff/today-calls'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { productPath, withQuery } from '#products/product-query'
import styles from '#today/low-stock-card.module.css'
import { todayMessages as texts } from '#today/today-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

/** The emptiest sizes. */
export const LowStockCard = ({ sizes, count }: { sizes: LowStockSize[]; count: number }) => (
  <Card
    title={texts.low}
    actions={
      <ButtonLink look="quiet" size="small" to={withQuery({ stock: 'low' })}>
        {texts.lowMore(count)}
      </ButtonLink>
    }
  >
    {sizes.length === 0 ? (
      <p className={styles.empty}>{texts.nothingLow}</p>
    ) : (
      <ul>
        {sizes.map(({ productId, name, colour, size, left, picture }) => (
          <li key={`${productId} ${colour} ${size}`} className={styles.size}>
            <Thumbnail address={picture} size="medium" />
            <span className={styles.name}>
              <Link to={productPath(productId)}>{name}</Link>
              <small>
                <Parts of={[colour, sizeName(size)]} />
              </small>
            </span>
            <b className={clsx(left <= 0 && styles.soldOut)}>
              {left <= 0 ? texts.soldOut : texts.left(left)}
            </b>
          </li>
        ))}
      </ul>
    )}
  </Card>
)
