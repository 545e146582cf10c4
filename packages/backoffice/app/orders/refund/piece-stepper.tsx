import { Icon } from '@little-dunes/design/icon.tsx'
import { Minus, Plus } from 'lucide'
import { orderMessages as texts } from '#orders/order/order-messages'
import styles from '#orders/refund/refund-dialog.module.css'

interface PieceStepperProps {
  name: string
  units: number
  most: number
  onChange(units: number): void
}

/** Units from 0 to `most`. */
export const PieceStepper = ({ name, units, most, onChange }: PieceStepperProps) => (
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
      <b>{units}</b> / {most}
    </output>
    <button
      type="button"
      aria-label={texts.more(name)}
      disabled={units >= most}
      onClick={() => onChange(units + 1)}
    >
      <Icon node={Plus} />
    </button>
  </span>
)
