import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'

const FIRST_DAYS: Record<ShippingMethod, number> = { Normal: 2, Express: 1 }

/** Initial values of the screen: Monday to Saturday, packed until 14:00. */
export const FIRST_DELIVERY_PLAN: DeliveryPlan = {
  cutOffHour: 14,
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: [],
  days: Object.fromEntries(REGIONS.map((region) => [region, FIRST_DAYS])) as DeliveryPlan['days'],
}

/** Stored form of holidays: without blanks and empty lines. */
export const tidyDeliveryPlan = (plan: DeliveryPlan | null): DeliveryPlan | null =>
  plan && { ...plan, holidays: plan.holidays.map((day) => day.trim()).filter((day) => day !== '') }
