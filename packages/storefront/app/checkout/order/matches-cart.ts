import { type CartLine, sameLine } from '@little-dunes/domain/orders/cart'

/** Whether an order asks for just what a cart holds: no line more, none less, each in the same number. */
export const matchesCart = (ordered: readonly CartLine[], held: readonly CartLine[]): boolean =>
  ordered.length === held.length &&
  ordered.every((line) => held.some((one) => sameLine(one, line) && one.quantity === line.quantity))
