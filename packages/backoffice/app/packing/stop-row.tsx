import { Icon } from '@little-dunes/design/icon.tsx'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { Check, Zap } from 'lucide'
import { packingMessages as texts } from '#packing/packing-messages'
import { isPicked, type Progress, pickedOf, type Stop } from '#packing/packing-progress'
import styles from '#packing/stop-row.module.css'
import { sizeName } from '#ui/display/size-name'
import { Swatch } from '#ui/display/swatches.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

interface StopRowProps {
  stop: Stop
  progress: Progress
  box: number
  isNext: boolean
  onPick(): void
}

/** A stop of the walk: shelf, item, size and box, and a checkbox for people without a scanner. */
export function StopRow({ stop, progress, box, isNext, onPick }: StopRowProps) {
  const { order, piece } = stop
  const isDone = isPicked(progress, stop)
  const number = orderNumberText(order.number)
  return (
    <li
      className={clsx(styles.stop, isNext && styles.next, isDone && styles.done)}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={styles.where}>
        {piece.shelf && <span className={styles.shelf}>{piece.shelf}</span>}
        <Thumbnail address={piece.picture} size="medium" />
      </span>
      <span className={styles.piece}>
        <b>
          <bdi>{piece.name}</bdi>
        </b>
        <span className={styles.colour}>
          <Swatch swatch={piece.swatch} />
          <bdi>{piece.colour}</bdi>
        </span>
        <small>
          {texts.box(box)} · <bdi>{number}</bdi>
          {order.express && (
            <Tag look="sun">
              <Icon node={Zap} />
              {texts.express}
            </Tag>
          )}
        </small>
      </span>
      <span className={styles.size}>
        <bdi>{sizeName(piece.size)}</bdi>
        {piece.quantity > 1 && (
          <small>
            <bdi>{texts.ofUnits(pickedOf(progress, stop), piece.quantity)}</bdi>
          </small>
        )}
      </span>
      <button
        type="button"
        className={styles.tick}
        aria-label={texts.pick(piece.name, sizeName(piece.size), number)}
        aria-pressed={isDone}
        disabled={isDone}
        onClick={onPick}
      >
        <Icon node={Check} />
      </button>
    </li>
  )
}
