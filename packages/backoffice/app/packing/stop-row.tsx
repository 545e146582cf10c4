import { Icon } from '@little-dunes/design/icon.tsx'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { Check, Zap } from 'lucide'
import { packingMessages as texts } from '#packing/packing-messages'
import { getPickedCount, isPicked, type Progress, type Stop } from '#packing/packing-progress'
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
  const { order, item } = stop
  const isDone = isPicked(progress, stop)
  const number = orderNumberText(order.number)
  return (
    <li
      className={clsx(styles.stop, isNext && styles.next, isDone && styles.done)}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={styles.where}>
        {item.shelf && <span className={styles.shelf}>{item.shelf}</span>}
        <Thumbnail address={item.picture} size="medium" />
      </span>
      <span className={styles.item}>
        <b>
          <bdi>{item.name}</bdi>
        </b>
        <span className={styles.colour}>
          <Swatch swatch={item.swatch} />
          <bdi>{item.colour}</bdi>
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
        <bdi>{sizeName(item.size)}</bdi>
        {item.quantity > 1 && (
          <small>
            <bdi>{texts.ofUnits(getPickedCount(progress, stop), item.quantity)}</bdi>
          </small>
        )}
      </span>
      <button
        type="button"
        className={styles.tick}
        aria-label={texts.pick(item.name, sizeName(item.size), number)}
        aria-pressed={isDone}
        disabled={isDone}
        onClick={onPick}
      >
        <Icon node={Check} />
      </button>
    </li>
  )
}
