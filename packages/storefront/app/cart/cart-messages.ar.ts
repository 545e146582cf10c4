import { UNITS, withCount } from '#arabic/arabic-words'
import type { cartMessages as english } from '#cart/cart-messages'

const units = (count: number): string => withCount(count, UNITS)

const inCart = (count: number): string => (count === 0 ? 'السلة فارغة.' : `في السلة ${units(count)}.`)

export const cartMessages: typeof english = {
  added: (count) => `تمت الإضافة إلى السلة. ${inCart(count)}`,
  notAdded: (count) => `تعذّرت الإضافة إلى السلة. ${inCart(count)}`,
  notChanged: (count) => `تعذّر تحديث السلة. ${inCart(count)}`,
  undone: (count) => `تمت الإزالة من السلة. ${inCart(count)}`,
  selectSize: 'يرجى اختيار المقاس',
  reminder: (count) => `أهلاً بكم. ${inCart(count)}`,
  toCart: 'عرض السلة',
  dismiss: 'إغلاق',
}
