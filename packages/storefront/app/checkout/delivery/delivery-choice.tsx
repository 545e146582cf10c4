import { REGIONS } from '@little-dunes/domain/accounts/address'
import { type DeliveryFees, expressExtra } from '@little-dunes/domain/extensions/delivery-price'
import { SHIPPING_METHODS, type ShippingMethod } from '@little-dunes/domain/orders/delivery'
import { deliveryEstimate } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { useCartProducts } from '#cart/cart-products'
import { checkoutMessages } from '#checkout/checkout-messages'
import formStyles from '#checkout/form-section.module.css'
import { useMessages } from '#platform/messages'
import { RadioCard } from '#ui/form/radio-card.tsx'

interface DeliveryChoiceProps {
  chosen: ShippingMethod
  fees: DeliveryFees
  /** Region of the address; empty until it is chosen. */
  region: string
  onChoose(method: ShippingMethod): void
}

/** CHK-10 to CHK-13; the amounts are surcharges (D-66). */
export function DeliveryChoice({ chosen, fees, region, onChoose }: DeliveryChoiceProps) {
  const t = useMessages(checkoutMessages)
  const plan = useCartProducts((shelf) => shelf.deliveryPlan)
  const known = REGIONS.find((one) => one === region)

  /** Delivery day, when the shop has a delivery plan and the emirate is known. */
  function formatDays(method: ShippingMethod): string {
    const estimate = plan && known ? deliveryEstimate(plan, { region: known, method }, Date.now()) : null
    return estimate ? t.byDay(estimate.day) : t.days[method]
  }
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
            note={<bdi>{formatDays(method)}</bdi>}
            amount={t.extraCost(expressExtra(method, fees))}
          />
        ))}
      </div>
    </fieldset>
  )
}
