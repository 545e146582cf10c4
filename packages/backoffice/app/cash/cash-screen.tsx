import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { cashInput, cashPath, offersCouriers, readCarrier } from '#cash/cash-address'
import { cashMessages as texts } from '#cash/cash-messages'
import { HandedOverBar } from '#cash/handed-over-bar.tsx'
import { OwedTable } from '#cash/owed-table.tsx'
import { PayBackCard } from '#cash/pay-back-card.tsx'
import { RemittanceFile } from '#cash/remittance-file.tsx'
import { RemittancesCard } from '#cash/remittances-card.tsx'
import { withQuery } from '#orders/order-query'
import { load } from '#platform/client'
import { inAed } from '#platform/format'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const carrier = readCarrier(new URL(request.url).searchParams)
  return { carrier, ...(await load('GET /api/staff/cash', cashInput(carrier))) }
}

/** What couriers have taken at the door and have to hand over, and what shoppers get back in cash. */
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
        <ButtonLink look="outline" to={withQuery({ view: 'cash' })}>
          {texts.onTheWay}
        </ButtonLink>
      }
    >
      <Columns>
        <Stack>
          {toPayBack.length > 0 && <PayBackCard refunds={toPayBack} />}
          <Card title={texts.owed} flush>
            {offersCouriers(carriers, carrier) && (
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
            )}
            {owed.length === 0 ? (
              <EmptyList>{texts.nothingOwed}</EmptyList>
            ) : (
              <OwedTable orders={owed} selected={selected} onSelect={setSelected} />
            )}
            <ListFoot newer={null} older={null}>
              {shown.orders > owed.length
                ? texts.mostShown
                : `${texts.orders(shown.orders)} · ${inAed(shown.amount)}`}
            </ListFoot>
          </Card>
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
