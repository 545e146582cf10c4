import { PICKUP_WINDOWS, type Pickup } from '@little-dunes/domain/orders/returns/pickup'
import styles from '#orders/return/return.module.css'
import { returnMessages } from '#orders/return/return-messages'
import { Chips } from '#orders/return/returned-item.tsx'
import { useMessages } from '#platform/messages'

interface PickupChoiceProps {
  days: readonly string[]
  chosen: Pickup | null
  onChoose(pickup: Pickup | null): void
}

/** No requested day: the courier calls first. */
const NO_DAY = ''

/** Requested day and time of the pickup. */
export function PickupChoice({ days, chosen, onChoose }: PickupChoiceProps) {
  const t = useMessages(returnMessages)
  const choices = [NO_DAY, ...days].map((value) => ({
    value,
    label: value === NO_DAY ? t.anyDay : t.day(value),
  }))
  return (
    <section className={styles.question}>
      <Chips
        legend={t.pickupDay}
        name="pickup-day"
        options={choices}
        chosen={chosen?.day ?? NO_DAY}
        onChoose={(day) => onChoose(day === NO_DAY ? null : { day, window: chosen?.window ?? 'morning' })}
      />
      {chosen && (
        <Chips
          legend={t.pickupTime}
          name="pickup-window"
          options={PICKUP_WINDOWS.map((value) => ({ value, label: t.windows[value] }))}
          chosen={chosen.window}
          onChoose={(window) => onChoose({ ...chosen, window })}
        />
      )}
    </section>
  )
}
