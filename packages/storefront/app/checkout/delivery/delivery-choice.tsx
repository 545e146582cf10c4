import {
  type DeliveryFees,
  expressExtra,
  SHIPPING_METHODS,
  type ShippingMethod,
} from '@little-dunes/domain/orders/delivery'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import { RadioCard } from '#ui/form/radio-card.tsx'

interface DeliveryChoiceProps {
  chosen: ShippingMethod
  fees: DeliveryFees
  onChoose(method: ShippingMethod): void
}

/** CHK-10 to CHK-13; the amounts are what the choice costs on top (D-66). */
export function DeliveryChoice({ chosen, fees, onChoose }: DeliveryChoiceProps) {
  const t = useMessages(checkoutMessages)
  return (
    <fieldset className={formStyles.section}>
      <legend>{t.deliveryType}</legend>
      <div className={formStyles.cards}>
        {SHIPPING_METHODS.map((method) => (
          <RadioCard
            key={method}
            name="shippingMethod"
            value={method}
            checked={method === chosen}
            onChange={() => onChoose(method)}
            label={t.methods[method]}
            note={<bdi>{t.days[method]}</bdi>}
            amount={t.extraCost(expressExtra(method, fees))}
          />
        ))}
      </div>
    </fieldset>
  )
}
