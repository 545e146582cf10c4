import type { LowStockSize, RunningOutSize } from '@little-dunes/domain/contract/staff/today-calls'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { productPath, withQuery } from '#products/product-query'
import { PATHS } from '#shell/paths'
import styles from '#today/low-stock-card.module.css'
import { todayMessages as texts } from '#today/today-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

interface SizeRowProps {
  size: LowStockSize
  about: string
  isSoldOut?: boolean
}

const SizeRow = ({ size: { productId, name, colour, size, picture }, about, isSoldOut }: SizeRowProps) => (
  <li className={styles.size}>
    <Thumbnail address={picture} size="medium" />
    <span className={styles.name}>
      <Link to={productPath(productId)}>{name}</Link>
      <small>
        <Parts of={[colour, sizeName(size)]} />
      </small>
    </span>
    <b className={clsx(isSoldOut && styles.soldOut)}>{about}</b>
  </li>
)

const keyOf = ({ productId, colour, size }: LowStockSize): string => `${productId} ${colour} ${size}`

/** Sizes that sell out soon, if they sell on as they did. */
export const RunningOutCard = ({ sizes }: { sizes: RunningOutSize[] }) => (
  <Card
    title={texts.runningOut}
    actions={
      <ButtonLink look="quiet" size="small" to={PATHS.figures}>
        {texts.runningOutMore}
      </ButtonLink>
    }
  >
    {sizes.length === 0 ? (
      <p className={styles.empty}>{texts.nothingRunsOut}</p>
    ) : (
      <ul>
        {sizes.map((size) => (
          <SizeRow key={keyOf(size)} size={size} about={texts.lasts(size.left, size.days)} />
        ))}
      </ul>
    )}
  </Card>
)

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
        {sizes.map((size) => (
          <SizeRow
            key={keyOf(size)}
            size={size}
            about={size.left <= 0 ? texts.soldOut : texts.left(size.left)}
            isSoldOut={size.left <= 0}
          />
        ))}
      </ul>
    )}
  </Card>
)
