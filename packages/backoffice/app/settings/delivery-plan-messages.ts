import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'
import type { DeliveryPlanProblem } from '@little-dunes/domain/orders/shipping/delivery-estimate'

const problems: Record<DeliveryPlanProblem, string> = {
  hour: 'Enter an hour from 1 to 24.',
  weekdays: 'Choose at least one day.',
  date: 'Enter dates such as 2 Dec 2026, one per line.',
  most: 'You can add up to 100 holidays.',
  days: 'Enter a whole number from 0 to 30.',
}

export const deliveryPlanMessages = {
  problems,
  regions: englishEmirates,
  settings: 'Settings',
  title: 'Delivery days',
  context: 'Sets the arrival dates on product pages, at checkout, on orders and in order confirmations.',
  isSaid: 'Show arrival dates',
  notSaid: 'Customers see ‘Delivery Time : 2 - 3 Days’.',
  cutOffHour: 'Cut-off for same-day packing',
  hour: 'hour, 1 to 24',
  workingDays: 'Working days',
  /** From Sunday, which is day 0. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: 'Holidays',
  holidaysHint: 'one per line, such as 2 Dec 2026',
  days: 'Working days from packing to delivery',
  emirate: 'Emirate',
  methods: { Normal: 'Normal', Express: 'Express' },
  daysLabel: (emirate: string, method: string) => `${emirate}, ${method}`,
  saved: 'Delivery days saved.',
  unsaved: 'Unsaved changes in the delivery days',
  changed: 'Someone else changed the delivery days. Save again to overwrite them.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes to the delivery days will be lost.',
}
