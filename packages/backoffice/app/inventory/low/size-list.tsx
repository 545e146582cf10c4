import type { ShownSize } from '@little-dunes/domain/contract/home/home-calls'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import styles from '#inventory/low/low-sizes.module.css'
import { PATHS } from '#shell/paths'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

interface SizeListProps<Size extends ShownSize> {
  sizes: readonly Size[]
  /** Remaining units, at the end of the row. */
  left(size: Size): string
  /** After colour and size. */
  facts?(size: Size): string[]
  /** Replaces the rows. */
  empty: string
}

export function SizeList<Size extends ShownSize>({ sizes, left, facts, empty }: SizeListProps<Size>) {
  if (sizes.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <ul>
      {sizes.map((one) => (
        <li key={`${one.productId} ${one.colour} ${one.size}`} className={styles.size}>
          <Thumbnail address={one.picture} size="medium" />
          <span className={styles.name}>
            <Link to={`${PATHS.products}/${one.productId}`}>{one.name}</Link>
            <small>
              <Parts of={[one.colour, sizeName(one.size), ...(facts?.(one) ?? [])]} />
            </small>
          </span>
          <b className={clsx(one.left <= 0 && styles.soldOut)}>{left(one)}</b>
        </li>
      ))}
    </ul>
  )
}
