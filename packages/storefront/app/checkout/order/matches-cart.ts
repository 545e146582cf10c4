import { type CartLine, sameLine } from '@little-dunes/domain/orders/cart'

/** True when order and cart have the same lines in the same quantities. */
export const matchesCart = (ordered: readonly CartLine[], inCart: readonly CartLine[]): boolean =>
  ordered.length === inCart.length &&
  ordered.every((line) => inCart.some((one) => sameLine(one, line) && one.quantity === line.quantity))
