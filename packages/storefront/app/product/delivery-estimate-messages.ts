import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'
import { shortDay } from '#catalogue/short-day'

const english = {
  to: 'Deliver to',
  regions: englishEmirates,
  by: 'At your door by ',
  day: shortDay,
  before: 'Order before ',
  /** `at` in epoch milliseconds. */
  time: (at: number) =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Dubai',
    })
      .format(at)
      .replace(/,? /, ', '),
}

export const deliveryEstimateMessages = english
