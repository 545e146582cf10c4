import type { OrderLine } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import { clsx } from 'clsx'
import { orderMessages as texts } from '#orders/order/order-messages'
import styles from '#orders/refund/refund-dialog.module.css'
import { UnitStepper } from '#orders/refund/unit-stepper.tsx'
import { inAed } from '#platform/format'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { Switch } from '#ui/form/switch.tsx'

interface RefundLineProps {
  line: OrderLine
  units: number
  amount: number
  isRestocked: boolean
  onChange(units: number): void
  onRestock(isRestocked: boolean): void
}

export function RefundLine({ line, units, amount, isRestocked, onChange, onRestock }: RefundLineProps) {
  const { name, colour, size, quantity, refunded } = line
  const max = quantity - refunded
  return (
    <li className={clsx(styles.line, units > 0 && styles.chosen)}>
      <Thumbnail address={line.picture} size="medium" />
      <span className={styles.name}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          <Parts of={[colour, sizeName(size), texts.paidEach(inAed(lineRefund(line, 0, 1)))]} />
        </small>
      </span>
      <UnitStepper name={name} units={units} max={max} onChange={onChange} />
      <span className={styles.restock}>
        {units > 0 && (
          <label>
            <Switch label={texts.restockLabel(name)} checked={isRestocked} onChange={onRestock} />
            {texts.restock}
          </label>
        )}
      </span>
      <span className={styles.amount}>{amount === 0 ? '–' : inAed(amount)}</span>
    </li>
  )
}
