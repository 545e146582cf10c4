import { Icon } from '@little-dunes/design/icon.tsx'
import { Minus, Plus } from 'lucide'
import { orderMessages as texts } from '#orders/order/order-messages'
import styles from '#orders/refund/refund-dialog.module.css'

interface UnitStepperProps {
  name: string
  units: number
  max: number
  onChange(units: number): void
}

/** Units from 0 to `most`. */
export const UnitStepper = ({ name, units, max, onChange }: UnitStepperProps) => (
  <span className={styles.stepper}>
    <button
      type="button"
      aria-label={texts.fewer(name)}
      disabled={units === 0}
      onClick={() => onChange(units - 1)}
    >
      <Icon node={Minus} />
    </button>
    <output dir="ltr">
      <b>{units}</b> / {max}
    </output>
    <button
      type="button"
      aria-label={texts.more(name)}
      disabled={units >= max}
      onClick={() => onChange(units + 1)}
    >
      <Icon node={Plus} />
    </button>
  </span>
)
