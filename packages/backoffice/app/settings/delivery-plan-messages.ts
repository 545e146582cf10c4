import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'
import type { DeliveryPlanProblem } from '@little-dunes/domain/orders/shipping/delivery-estimate'

const problems: Record<DeliveryPlanProblem, string> = {
  hour: 'Please enter an hour from 1 to 24.',
  weekdays: 'Please choose at least one day.',
  date: 'Please enter days such as 2026-12-02, one in a line.',
  most: 'A plan has 100 holidays at most.',
  days: 'Please enter a whole number from 0 to 30.',
}

export const deliveryPlanMessages = {
  problems,
  regions: englishEmirates,
  settings: 'Settings',
  title: 'Delivery days',
  context: 'When orders arrive: on product pages, at the checkout, on orders and in the first mail of each.',
  isSaid: 'Say when orders arrive',
  notSaid: 'Shoppers read ‘Delivery Time : 2 - 3 Days’.',
  cutOffHour: 'Packed the same day before',
  hour: 'hour, 1 to 24',
  workingDays: 'Working days',
  /** From Sunday, which is day 0. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: 'Holidays',
  holidaysHint: 'one in a line, such as 2026-12-02',
  days: 'Working days from packing to the door',
  emirate: 'Emirate',
  methods: { Normal: 'Normal', Express: 'Express' },
  daysOf: (emirate: string, method: string) => `${emirate}, ${method}`,
  saved: 'Saved. The shop says it now.',
  unsaved: 'The delivery days are not saved.',
  changed: 'Somebody else has changed the delivery days meanwhile. Save again to overwrite them.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes of the delivery days are lost then.',
}
