import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { returnNumberText } from '@little-dunes/domain/orders/returns/return-number'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { byWhom, getEmail } from '#orders/order/build-history'
import factStyles from '#orders/order/facts.module.css'
import { orderPath } from '#orders/order-query'
import { load } from '#platform/client'
import { formatDateTime, formatLongDate, startOfDay } from '#platform/format'
import { howItBegan } from '#returns/return/how-it-began'
import { Photos } from '#returns/return/photos.tsx'
import { RefundCard } from '#returns/return/refund-card.tsx'
import { ReturnActions } from '#returns/return/return-actions.tsx'
import { ReturnItems } from '#returns/return/return-items.tsx'
import { SettleForm, settleTitle, useMaySettle } from '#returns/return/settle-form.tsx'
import { ReturnBadge } from '#returns/return-badge.tsx'
import { returnsPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import historyStyles from '#ui/list/timeline.module.css'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

export const loader = async ({ params }: LoaderFunctionArgs) =>
  (await load('GET /api/staff/return', { returnId: params.id ?? '' })).return

function HistoryCard({ events }: Pick<WholeReturn, 'events'>) {
  return (
    <Card title={texts.history}>
      <ol className={historyStyles.events}>
        {events.map((event) => (
          <li key={`${event.at} ${event.to}`}>
            <span>
              {uiMessages.returnStatuses[event.to]}
              <small title={getEmail(event) ?? undefined}>
                <Parts of={[byWhom(event), ...(event.reason ? [event.reason] : [])]} />
              </small>
            </span>
            <time dateTime={new Date(event.at).toISOString()}>{formatDateTime(event.at)}</time>
          </li>
        ))}
      </ol>
    </Card>
  )
}

export function Component() {
  const one = useLoaderData<WholeReturn>()
  const maySettle = useMaySettle(one)
  const number = returnNumberText(one.number)
  return (
    <Page
      title={number}
      parent={{ to: returnsPath({}), name: texts.title }}
      heading={
        <>
          <bdi>{number}</bdi>
          <ReturnBadge status={one.status} />
        </>
      }
      context={`${texts.wishes[one.resolution]} · ${howItBegan(one)}`}
      actions={<ReturnActions one={one} />}
    >
      <Columns>
        <Stack>
          <Card title={texts.items} flush>
            <ReturnItems one={one} />
          </Card>
          {one.note && (
            <Card title={texts.words}>
              <p dir="auto">{one.note}</p>
            </Card>
          )}
          {one.photos > 0 && (
            <Card title={texts.photos}>
              <Photos returnId={one.id} />
            </Card>
          )}
          {maySettle && (
            <Card title={settleTitle(one)}>
              <SettleForm one={one} />
            </Card>
          )}
          <HistoryCard events={one.events} />
        </Stack>
        <Stack>
          <Card title={texts.customer}>
            <div className={factStyles.lines}>
              <b>
                <bdi>{one.name}</bdi>
              </b>
              <a href={`tel:${one.phone}`}>
                <bdi dir="ltr">{one.phone}</bdi>
              </a>
              <a href={`mailto:${one.email}`}>
                <bdi>{one.email}</bdi>
              </a>
              {one.pickup && (
                <span>
                  {texts.requestedPickup(
                    formatLongDate(startOfDay(one.pickup.day)),
                    texts.windows[one.pickup.window],
                  )}
                </span>
              )}
              <Link to={orderPath(one.orderId)}>{texts.order(orderNumberText(one.orderNumber))}</Link>
            </div>
          </Card>
          {!maySettle && <RefundCard one={one} />}
        </Stack>
      </Columns>
    </Page>
  )
}
