import { firstStrongIsolate, LEFT, withCount } from '#arabic/arabic-words'
import type { itemPickerMessages as english } from '#orders/item-picker/item-picker-messages'

export const itemPickerMessages: typeof english = {
  colour: 'اللون',
  size: 'المقاس',
  quantity: 'الكمية',
  add: 'إضافة إلى الطلب',
  back: 'منتج آخر',
  quantityNeeded: 'قطعة واحدة على الأقل.',
  addFirst: 'يرجى إضافة هذا المنتج إلى الطلب أو اختيار منتج آخر.',
  soldOut: (name, size) =>
    `نفد ${firstStrongIsolate(name)} بالمقاس ${firstStrongIsolate(size)}. يرجى اختيار مقاس آخر.`,
  notPublished: (name) => `${firstStrongIsolate(name)} غير منشور، لذا لا يمكن طلبه.`,
  notThatMany: (count) => (count === 0 ? `${LEFT.zero}.` : `${withCount(count, LEFT)} فقط.`),
}
