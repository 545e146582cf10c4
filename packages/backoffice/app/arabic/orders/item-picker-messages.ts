import { LEFT, withCount } from '#arabic/arabic-words'
import type { itemPickerMessages as english } from '#orders/item-picker/item-picker-messages'

export const itemPickerMessages: typeof english = {
  colour: 'اللون',
  size: 'المقاس',
  quantity: 'الكمية',
  add: 'إضافة إلى الطلب',
  back: 'منتج آخر',
  quantityNeeded: 'قطعة واحدة على الأقل.',
  notThatMany: (count) => (count === 0 ? `${LEFT.zero}.` : `${withCount(count, LEFT)} فقط.`),
}
