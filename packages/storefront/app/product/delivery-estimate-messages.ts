import type { Region } from '@little-dunes/domain/accounts/address'
import { shortDay } from '#catalogue/short-day'

const regions: Record<Region, string> = {
  'Abu Dhabi': 'Abu Dhabi',
  Dubai: 'Dubai',
  Sharjah: 'Sharjah',
  Ajman: 'Ajman',
  'Umm Al Quwain': 'Umm Al Quwain',
  'Ras Al Khaimah': 'Ras Al Khaimah',
  Fujairah: 'Fujairah',
}

const english = {
  to: 'Delivery to',
  regions,
  by: 'At your door by ',
  day: shortDay,
  /** `at` in epoch milliseconds. */
  before: 'Order before ',
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
