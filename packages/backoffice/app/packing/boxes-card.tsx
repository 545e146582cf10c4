import type { PackedOrder } from '@little-dunes/domain/contract/fulfilment/packing-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import styles from '#packing/boxes-card.module.css'
import { packingMessages as texts } from '#packing/packing-messages'
import { countPicked, isComplete, type Progress, planWalk } from '#packing/packing-progress'
import { Card } from '#ui/card.tsx'

interface BoxesCardProps {
  orders: PackedOrder[]
  getBoxNumber(order: PackedOrder): number
  progress: Progress
  packed: ReadonlySet<string>
}

export const BoxesCard = ({ orders, getBoxNumber, progress, packed }: BoxesCardProps) => (
  <Card title={texts.boxes}>
    <ul className={styles.boxes}>
      {orders.map((order) => {
        const { picked, all } = countPicked(progress, planWalk([order]))
        const isFull = isComplete(progress, order)
        return (
          <li key={order.id} className={clsx(styles.box, isFull && styles.full)}>
            <b>{texts.box(getBoxNumber(order))}</b>
            <small>
              <bdi>{orderNumberText(order.number)}</bdi>
            </small>
            <progress aria-label={orderNumberText(order.number)} value={picked} max={all} />
            <small>
              {packed.has(order.id) ? texts.packed : isFull ? texts.waiting : texts.ofUnits(picked, all)}
            </small>
          </li>
        )
      })}
    </ul>
  </Card>
)
