import { UNITS, withCount } from '#arabic/arabic-words'
import type { addedMessages as english } from '#cart/added/added-messages'

export const addedMessages: typeof english = {
  heading: 'تمت الإضافة إلى السلة',
  cart: (count) => `السلة (${withCount(count, UNITS)})`,
  keepShopping: 'متابعة التسوق',
}
