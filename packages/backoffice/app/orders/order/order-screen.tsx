import { Icon } from '@little-dunes/design/icon.tsx'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { Zap } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CustomerCard } from '#orders/order/customer-card.tsx'
import { History } from '#orders/order/history.tsx'
import { OrderActions } from '#orders/order/order-actions.tsx'
import { OrderItems } from '#orders/order/order-items.tsx'
import { orderMessages as texts } from '#orders/order/order-messages'
import { OrderProgress } from '#orders/order/order-progress.tsx'
import { ParcelCard } from '#orders/order/parcel-card.tsx'
import { PaymentCard } from '#orders/order/payment-card.tsx'
import { orderPath, ordersAddress, ordersPath } from '#orders/order-query'
import { ordersMessages } from '#orders/orders-messages'
import { load } from '#platform/client'
import { formatDateTime, formatLongDate, startOfDay } from '#platform/format'
import { useLiveOrders } from '#platform/use-live-orders'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { withoutPage } from '#ui/list/address/list-address'
import { Columns, Page, Stack } from '#ui/page.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const orderId = params.id ?? ''
  const list = ordersAddress.read(new URL(request.url).searchParams)
  const [{ order }, { previous, next }] = await Promise.all([
    load('GET /api/staff/order', { orderId }),
    load('GET /api/staff/order/beside', { ...withoutPage(list), orderId }),
  ])
  return { order, list, previous, next }
}

export function Component() {
  const { order, list, previous, next } = useLoaderData<typeof loader>()
  const number = orderNumberText(order.number)
  useLiveOrders()
  return (
    <Page
      title={number}
      key={order.id}
      parent={{
        to: ordersPath(list),
        name: list.view === 'all' ? texts.orders : ordersMessages.views[list.view],
      }}
      beside={{
        previous: previous === null ? null : { to: orderPath(previous, list), name: texts.previousOrder },
        next: next === null ? null : { to: orderPath(next, list), name: texts.nextOrder },
      }}
      heading={
        <>
          <bdi>{number}</bdi>
          <OrderStatusBadge status={order.status} />
          {order.express && (
            <Tag look="sun">
              <Icon node={Zap} />
              {texts.express}
            </Tag>
          )}
        </>
      }
      context={
        <>
          {formatDateTime(order.placedAt)}
          {order.estimatedDay && (
            <>
              {' · '}
              {texts.promised} <b>{formatLongDate(startOfDay(order.estimatedDay))}</b>
            </>
          )}
        </>
      }
      actions={<OrderActions order={order} />}
    >
      <Columns>
        <Stack>
          {order.reviewReason && order.status === 'Order Placed' && (
            <InlineAlert>
              <p>{texts.reviewNotes[order.reviewReason]}</p>
            </InlineAlert>
          )}
          {order.changedSincePacked && (
            <InlineAlert>
              <p>{texts.changedSincePacked}</p>
            </InlineAlert>
          )}
          <OrderProgress order={order} />
          <OrderItems order={order} />
          <History order={order} />
        </Stack>
        <Stack>
          <ParcelCard order={order} />
          <CustomerCard order={order} />
          <PaymentCard order={order} />
        </Stack>
      </Columns>
    </Page>
  )
}
