import type { ListedOwedOrder } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { cashInput, cashPath, offersCouriers, readCarrier } from '#cash-on-delivery/cash-address'
import { cashMessages as texts } from '#cash-on-delivery/cash-messages'
import styles from '#cash-on-delivery/cash-screen.module.css'
import { HandedOverBar } from '#cash-on-delivery/handed-over-bar.tsx'
import { PayBackCard } from '#cash-on-delivery/pay-back-card.tsx'
import { RemittanceFile } from '#cash-on-delivery/remittance-file.tsx'
import { RemittancesCard } from '#cash-on-delivery/remittances-card.tsx'
import { OrderLink } from '#orders/order-link.tsx'
import { ordersPath } from '#orders/order-query'
import { load } from '#platform/client'
import { formatDateTime, inAed } from '#platform/format'
import { ButtonLink } from '#ui/button.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const carrier = readCarrier(new URL(request.url).searchParams)
  return { carrier, ...(await load('GET /api/staff/cash', cashInput(carrier))) }
}

const COLUMNS: readonly Column<ListedOwedOrder>[] = [
  {
    heading: texts.order,
    look: 'main',
    cell: (order) => <OrderLink order={order} />,
  },
  { heading: texts.customer, className: styles.customer, cell: ({ name }) => <bdi>{name}</bdi> },
  {
    heading: texts.courier,
    phone: 'wideOnly',
    cell: ({ carrierName }) => <bdi>{carrierName || '–'}</bdi>,
  },
  {
    heading: texts.delivered,
    look: ['quiet', 'oneLine'],
    className: styles.delivered,
    cell: ({ deliveredAt }) => (deliveredAt === null ? '–' : formatDateTime(deliveredAt)),
  },
  { heading: texts.amount, look: 'end', className: styles.amount, cell: ({ amount }) => inAed(amount) },
]

/** Cash that couriers have to hand over, and cash refunds due. */
export function Component() {
  const { carrier, carriers, owed, remittances, toPayBack } = useLoaderData<typeof loader>()
  const orders = carriers.reduce((sum, one) => sum + one.orders, 0)
  const amount = carriers.reduce((sum, one) => sum + one.amount, 0)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const ticked = owed.filter(({ id }) => selected.has(id))
  const chosen = carriers.find((one) => one.carrier === carrier)
  const shown = carrier === undefined ? { orders, amount } : (chosen ?? { orders: 0, amount: 0 })
  return (
    <Page
      title={texts.title}
      context={texts.context(inAed(amount), orders)}
      actions={
        <ButtonLink look="outline" to={ordersPath({ view: 'cash' })}>
          {texts.onTheWay}
        </ButtonLink>
      }
    >
      <Columns>
        <Stack>
          {toPayBack.length > 0 && <PayBackCard refunds={toPayBack} />}
          <ListCard
            title={texts.owed}
            tabs={
              offersCouriers(carriers, carrier) && (
                <Tabs
                  label={texts.carriers}
                  tabs={[
                    { to: cashPath(), name: texts.all, count: orders, current: carrier === undefined },
                    ...carriers.map((one) => ({
                      to: cashPath(one.carrier),
                      name: one.carrierName || texts.noCarrier,
                      count: one.orders,
                      current: one.carrier === carrier,
                    })),
                  ]}
                />
              )
            }
            columns={COLUMNS}
            rows={owed}
            rowKey={({ id }) => id}
            selection={{
              selected,
              onSelect: setSelected,
              label: ({ number }) => texts.select(orderNumberText(number)),
            }}
            empty={{ text: texts.nothingOwed }}
            foot={
              shown.orders > owed.length
                ? texts.maxShown
                : `${texts.orders(shown.orders)} · ${inAed(shown.amount)}`
            }
          />
        </Stack>
        <Stack>
          <RemittanceFile key={carrier} carrier={carrier} />
          <RemittancesCard remittances={remittances} />
        </Stack>
      </Columns>
      {ticked.length > 0 && <HandedOverBar orders={ticked} onDone={() => setSelected(new Set())} />}
    </Page>
  )
}
