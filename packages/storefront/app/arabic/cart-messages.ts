import { PIECES, withCount } from '#arabic/arabic-words'
import type { cartMessages as english } from '#cart/cart-messages'

const inCart = (count: number): string => withCount(count, PIECES)

export const cartMessages: typeof english = {
  added: (count) => `تمت الإضافة إلى السلة. في السلة ${inCart(count)}.`,
  selectSize: 'يرجى اختيار المقاس',
  reminder: (count) => `أهلاً بكم. في السلة ${inCart(count)}.`,
  toCart: 'الذهاب إلى السلة',
  dismiss: 'إغلاق',
}
