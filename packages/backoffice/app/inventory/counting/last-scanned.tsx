import { Icon } from '@little-dunes/design/icon.tsx'
import { Minus, Plus } from 'lucide'
import type { CountedSize } from '#inventory/counted-size'
import styles from '#inventory/counting/counting.module.css'
import { countingMessages as texts } from '#inventory/counting/counting-messages'
import { stockRoomMessages } from '#inventory/stock-room-messages'
import { formatDate } from '#platform/format'
import { Parts } from '#ui/display/parts.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

interface LastScannedProps {
  size: Pick<CountedSize, 'head' | 'detail' | 'codes' | 'picture' | 'lastCountedAt'>
  counted: number
  expected: number
  onChange(counted: number): void
}

/** The last scanned unit, readable at arm's length, with its quantity to correct. */
export const LastScanned = ({ size, counted, expected, onChange }: LastScannedProps) => (
  <section className={styles.last} aria-label={texts.last}>
    {size.picture !== undefined && <Thumbnail address={size.picture} size="medium" />}
    <h3>
      <bdi>{size.head}</bdi>
      <small>
        <bdi>{size.detail}</bdi>
      </small>
      <small>
        <Parts
          of={[
            ...size.codes.slice(0, 1),
            ...(size.lastCountedAt === undefined
              ? []
              : [texts.lastCounted(size.lastCountedAt === null ? null : formatDate(size.lastCountedAt))]),
          ]}
        />
      </small>
    </h3>
    <span className={styles.stepper}>
      <button
        type="button"
        aria-label={texts.less}
        disabled={counted === 0}
        onClick={() => onChange(counted - 1)}
      >
        <Icon node={Minus} />
      </button>
      <output>{counted}</output>
      <button type="button" aria-label={texts.more} onClick={() => onChange(counted + 1)}>
        <Icon node={Plus} />
      </button>
    </span>
    <p>
      <b>{counted === expected ? '✓' : stockRoomMessages.signed(counted - expected)}</b>
      <small>{texts.expected(expected)}</small>
    </p>
  </section>
)
