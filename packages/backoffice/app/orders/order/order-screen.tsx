import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { Zap } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { History } from '#orders/order/history.tsx'
import { OrderActions } from '#orders/order/order-actions.tsx'
import { OrderItems } from '#orders/order/order-items.tsx'
import { orderMessages as texts } from '#orders/order/order-messages'
import { OrderProgress } from '#orders/order/order-progress.tsx'
import { ParcelCard } from '#orders/order/parcel-card.tsx'
import { PaymentCard } from '#orders/order/payment-card.tsx'
import { ShopperCard } from '#orders/order/shopper-card.tsx'
import { withQuery } from '#orders/order-query'
import { StatusBadge } from '#orders/status-badge.tsx'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { useLiveOrders } from '#platform/use-live-orders'
import { Tag } from '#ui/display/tag.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'

export const loader = async ({ params }: LoaderFunctionArgs) =>
  (await load('GET /api/staff/order', { orderId: params.id ?? '' })).order

/** One order: what is in it, what became of it, and what is next. */
export function Component() {
  const order = useLoaderData<WholeOrder>()
  const number = orderNumberText(order.number)
  useLiveOrders()
  return (
    <Page
      title={number}
      parent={{ to: withQuery({ view: 'all' }), name: texts.orders }}
      heading={
        <>
          <bdi>{number}</bdi>
          <StatusBadge status={order.status} />
          {order.express && (
            <Tag look="sun">
              <Icon node={Zap} />
              {texts.express}
            </Tag>
          )}
        </>
      }
      context={formatDateTime(order.placedAt)}
      actions={<OrderActions order={order} />}
    >
      <Columns>
        <Stack>
          {order.review && order.status === 'Order Placed' && (
            <InlineAlert>
              <p>{texts.reviewNote}</p>
            </InlineAlert>
          )}
          <OrderProgress order={order} />
          <OrderItems order={order} />
          <History order={order} />
        </Stack>
        <Stack>
          <ParcelCard order={order} />
          <ShopperCard order={order} />
          <PaymentCard order={order} />
        </Stack>
      </Columns>
    </Page>
  )
}
