import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { orderPath } from '#orders/order-query'
import { load } from '#platform/client'
import { formatDate } from '#platform/format'
import type { Returnable } from '#returns/create-return/create-return-draft'
import { AddReturnForm } from '#returns/create-return/create-return-form.tsx'
import { addReturnMessages as texts } from '#returns/create-return/create-return-messages'
import { FindOrder } from '#returns/create-return/find-order.tsx'
import { returnPath, returnsPath } from '#returns/returns-address'
import { returnsMessages } from '#returns/returns-messages'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Page, Stack } from '#ui/page.tsx'

export async function loader({ request }: LoaderFunctionArgs): Promise<Returnable | null> {
  const orderId = new URL(request.url).searchParams.get('order')
  return orderId === null
    ? null
    : { orderId, ...(await load('GET /api/staff/order/returnable', { orderId })) }
}

function Notes({ order: { orderId, until, deliveredAt, expected } }: { order: Returnable }) {
  if (deliveredAt === null || until === null)
    return (
      <InlineAlert
        kind="error"
        action={
          <ButtonLink look="outline" size="small" to={orderPath(orderId)}>
            {texts.openOrder}
          </ButtonLink>
        }
      >
        {texts.notDelivered}
      </InlineAlert>
    )
  return (
    <>
      {expected.map(({ id, number }) => (
        <InlineAlert
          key={id}
          action={
            <ButtonLink look="outline" size="small" to={returnPath(id)}>
              {texts.openReturn(returnNumberText(number))}
            </ButtonLink>
          }
        >
          {texts.expected(returnNumberText(number))}
        </InlineAlert>
      ))}
      {until < Date.now() && <InlineAlert>{texts.late(formatDate(until))}</InlineAlert>}
    </>
  )
}

/** Turns a parcel that came back without a request into a return: its order and its content. */
export function Component() {
  const order = useLoaderData<typeof loader>()
  return (
    <Page
      title={texts.title}
      context={
        order?.deliveredAt
          ? texts.delivered(orderNumberText(order.orderNumber), order.name, formatDate(order.deliveredAt))
          : texts.context
      }
      parent={{ to: returnsPath({}), name: returnsMessages.title }}
      actions={
        order && (
          <ButtonLink look="outline" to={PATHS.addReturn}>
            {texts.otherOrder}
          </ButtonLink>
        )
      }
    >
      {order === null ? (
        <FindOrder />
      ) : (
        <Stack>
          <Notes order={order} />
          {order.deliveredAt !== null && <AddReturnForm key={order.orderId} order={order} />}
        </Stack>
      )}
    </Page>
  )
}
