import { REGIONS, type Region } from '@little-dunes/domain/accounts/address'
import { SHIPPING_METHODS, type ShippingMethod } from '@little-dunes/domain/orders/delivery'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { clsx } from 'clsx'
import { deliveryPlanMessages as texts } from '#settings/delivery-plan-messages'
import styles from '#settings/delivery-plan-screen.module.css'
import fieldStyles from '#ui/form/field.module.css'

interface DeliveryDaysProps {
  plan: DeliveryPlan
  errors: Readonly<Record<string, string | undefined>>
  onChange(days: DeliveryPlan['days']): void
}

/** Days from packing to the door, by emirate and delivery type. */
export function DeliveryDays({ plan: { days }, errors, onChange }: DeliveryDaysProps) {
  const hasProblem = Object.keys(errors).some((field) => field.startsWith('days.'))
  const set = (region: Region, method: ShippingMethod, value: string) =>
    onChange({ ...days, [region]: { ...days[region], [method]: Number.parseInt(value, 10) } })
  return (
    <>
      <table className={styles.days}>
        <caption>{texts.days}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.emirate}</th>
            {SHIPPING_METHODS.map((method) => (
              <th key={method} scope="col">
                {texts.methods[method]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REGIONS.map((region) => (
            <tr key={region}>
              <th scope="row">{texts.regions[region]}</th>
              {SHIPPING_METHODS.map((method) => (
                <td key={method}>
                  <input
                    className={clsx(
                      fieldStyles.control,
                      errors[`days.${region}.${method}`] && fieldStyles.wrong,
                    )}
                    inputMode="numeric"
                    aria-label={texts.daysLabel(texts.regions[region], texts.methods[method])}
                    aria-invalid={errors[`days.${region}.${method}`] ? true : undefined}
                    value={Number.isNaN(days[region][method]) ? '' : days[region][method]}
                    onChange={({ target }) => set(region, method, target.value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasProblem && (
        <p className={fieldStyles.error} role="alert">
          {texts.problems.days}
        </p>
      )}
    </>
  )
}
