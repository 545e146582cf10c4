import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { shippingFee } from '@little-dunes/domain/extensions/delivery-price'
import { aedFromFils, type Fils, filsFromAed } from '@little-dunes/domain/money'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** Orders before the cut-off are packed on the same working day, the rest on the next. */
const HANDLING = days(0, 1)

function deliveryTime({ days: byRegion }: DeliveryPlan): object {
  const transit = REGIONS.map((region) => byRegion[region].Normal)
  return {
    '@type': 'ShippingDeliveryTime',
    handlingTime: HANDLING,
    transitTime: days(Math.min(...transit), Math.max(...transit)),
  }
}

/** Fee in fils for delivering a single item that costs `now`. */
export const feeFor = (now: Fils, settings: WireSettings): Fils =>
  shippingFee(now, {
    deliveryFee: filsFromAed(settings.deliveryFee),
    freeDeliveryAbove: filsFromAed(settings.freeDeliveryAbove),
    expressFee: filsFromAed(settings.expressFee),
  })

/** By fee, so that the offers of a page share it. */
export const deliveryId = (fee: Fils): string => `#delivery-${fee}`

/** schema.org/OfferShippingDetails: the standard delivery at this fee, everywhere in the Emirates. */
export const deliveryJsonLd = (fee: Fils, { deliveryPlan }: WireSettings): object => ({
  '@type': 'OfferShippingDetails',
  '@id': deliveryId(fee),
  shippingRate: { '@type': 'MonetaryAmount', value: aedFromFils(fee).toFixed(2), currency: 'AED' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'AE' },
  ...(deliveryPlan && { deliveryTime: deliveryTime(deliveryPlan) }),
})
