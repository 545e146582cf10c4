import { PIECES, withCount } from '#arabic/arabic-words'
import type { cartMessages as english } from '#cart/cart-messages'

const pieces = (count: number): string => withCount(count, PIECES)

const inCart = (count: number): string => (count === 0 ? 'السلة فارغة.' : `في السلة ${pieces(count)}.`)

export const cartMessages: typeof english = {
  added: (count) => `تمت الإضافة إلى السلة. ${inCart(count)}`,
  notAdded: (count) => `لم تتم الإضافة إلى السلة. ${inCart(count)}`,
  notChanged: (count) => `لم تتغيّر السلة. ${inCart(count)}`,
  undone: (count) => `أُزيل من السلة. ${inCart(count)}`,
  selectSize: 'يرجى اختيار المقاس',
  reminder: (count) => `أهلاً بكم. ${inCart(count)}`,
  toCart: 'الذهاب إلى السلة',
  dismiss: 'إغلاق',
}
