import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { Link } from 'react-router'
import { type OrderQuery, orderPath } from '#orders/order-query'

interface OrderLinkProps {
  order: { id: string; number: number }
  /** The list for the order's links to the next and previous orders. */
  list?: OrderQuery
}

export const OrderLink = ({ order: { id, number }, list }: OrderLinkProps) => (
  <Link to={orderPath(id, list)}>
    <bdi>{orderNumberText(number)}</bdi>
  </Link>
)
