import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { arabicEmirates } from '@little-dunes/domain/messages/emirate-names'
import { formatArabicDate } from '#arabic/arabic-words'
import type { deliveryEstimateMessages as english } from '#product/delivery-estimate-messages'

export const deliveryEstimateMessages: typeof english = {
  to: 'التوصيل إلى',
  regions: arabicEmirates,
  by: 'يصل بحلول ',
  day: (day) =>
    formatArabicDate(Date.parse(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  before: 'عند الطلب قبل ',
  time: (at) => {
    const weekday = formatArabicDate(at, { weekday: 'long', timeZone: 'Asia/Dubai' })
    const time = formatArabicDate(at, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Dubai',
    })
    return `${weekday} ${bidiIsolate(time)}`
  },
}
