import type { LowSize } from '@little-dunes/domain/contract/staff/today-calls'
import { clsx } from 'clsx'
import { textsOf } from '#platform/messages'
import styles from '#today/low-sheet.module.css'
import { todayMessages } from '#today/today-messages'
import { Sheet } from '#ui/sheet.tsx'
import { Thumbnail } from '#ui/thumbnail.tsx'

const texts = textsOf(todayMessages)

/** The emptiest sizes. */
export const LowSheet = ({ sizes, count }: { sizes: LowSize[]; count: number }) => (
  <Sheet title={texts.low} aside={count > sizes.length && texts.lowMore(count)}>
    {sizes.length === 0 ? (
      <p className={styles.empty}>{texts.nothingLow}</p>
    ) : (
      <ul>
        {sizes.map(({ productId, name, colour, size, left, picture }) => (
          <li key={`${productId} ${colour} ${size}`} className={styles.size}>
            <Thumbnail address={picture} size="medium" />
            <span className={styles.name}>
              {name}
              <small>
                {colour} · {size}
              </small>
            </span>
            <b className={clsx(left <= 0 && styles.soldOut)}>
              {left <= 0 ? texts.soldOut : texts.left(left)}
            </b>
          </li>
        ))}
      </ul>
    )}
  </Sheet>
)
