import { Icon } from '@little-dunes/design/icon.tsx'
import { Printer } from 'lucide'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { printAddress } from '#documents/print-address'
import { ordersPath } from '#orders/order-query'
import { BoxesCard } from '#packing/boxes-card.tsx'
import { NotThereDialog } from '#packing/not-there-dialog.tsx'
import { packingMessages as texts } from '#packing/packing-messages'
import { countPicked, isPicked, planWalk, type Stop } from '#packing/packing-progress'
import styles from '#packing/packing-screen.module.css'
import { ScanPanel } from '#packing/scan-panel.tsx'
import { StopRow } from '#packing/stop-row.tsx'
import { usePacking } from '#packing/use-packing'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { EmptyState } from '#ui/list/empty-state.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderIds = new URL(request.url).searchParams.getAll('order')
  return load('GET /api/staff/packing', orderIds.length > 0 ? { orderIds } : {})
}

interface NextStopProps {
  next: Stop | null
  onPick(stop: Stop): void
  onLeaveOut(stop: Stop): void
}

function NextStop({ next, onPick, onLeaveOut }: NextStopProps) {
  const [missing, setMissing] = useState<Stop | null>(null)
  return (
    <>
      {next ? (
        <div className={styles.bar} data-covers-tabs>
          <Button look="outline" size="large" onClick={() => setMissing(next)}>
            {texts.notThere}
          </Button>
          <Button size="large" onClick={() => onPick(next)}>
            {texts.picked}
          </Button>
        </div>
      ) : (
        <div className={styles.bar} data-covers-tabs>
          <ButtonLink size="large" to={ordersPath({ view: 'to_ship' })}>
            {texts.goOnToShip}
          </ButtonLink>
        </div>
      )}
      {missing && (
        <NotThereDialog
          stop={missing}
          onClose={() => setMissing(null)}
          onLeaveOut={() => {
            onLeaveOut(missing)
            setMissing(null)
          }}
        />
      )}
    </>
  )
}

/** Pick list of several orders, sorted by shelf. Scans fill their boxes, and a full box is packed. */
export function Component() {
  const { orders: loadedOrders, ordersLeftOut } = useLoaderData<typeof loader>()
  const { orders, getBoxNumber, progress, packed, last, scan, pick, unsent, leaveOut } =
    usePacking(loadedOrders)
  const stops = planWalk(orders)
  const isDone = (stop: Stop) => isPicked(progress, stop)
  const next = stops.find((stop) => !isDone(stop)) ?? null
  const { picked, all } = countPicked(progress, stops)
  const toShip = (
    <ButtonLink look="outline" to={ordersPath({ view: 'to_ship' })}>
      {texts.toShip}
    </ButtonLink>
  )
  const leftOutAlert = ordersLeftOut > 0 && <InlineAlert>{texts.ordersLeftOut(ordersLeftOut)}</InlineAlert>
  if (orders.length === 0) {
    return (
      <Page title={texts.title} isList actions={toShip}>
        <Stack>
          <Card>
            <EmptyState text={texts.empty} />
          </Card>
          {leftOutAlert}
        </Stack>
      </Page>
    )
  }
  return (
    <Page
      title={texts.title}
      parent={{ to: PATHS.orders, name: texts.orders }}
      context={texts.context(orders.length, all)}
      actions={
        <>
          {toShip}
          <ButtonLink
            look="outline"
            to={printAddress(
              'slip',
              orders.map(({ id }) => id),
            )}
          >
            <Icon node={Printer} />
            {texts.printSlips}
          </ButtonLink>
        </>
      }
    >
      <Columns>
        <div className={styles.work}>
          <ScanPanel next={next} picked={picked} all={all} last={last} onScan={scan} />
          {unsent > 0 && <InlineAlert kind="error">{texts.offline(unsent)}</InlineAlert>}
          <Card flush>
            <ul aria-label={texts.list}>
              {/* Picked stops move to the end. */}
              {stops
                .toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)))
                .map((stop) => (
                  <StopRow
                    key={stop.key}
                    stop={stop}
                    progress={progress}
                    box={getBoxNumber(stop.order)}
                    isNext={stop === next}
                    onPick={() => pick(stop)}
                  />
                ))}
            </ul>
          </Card>
        </div>
        <Stack>
          <BoxesCard orders={orders} getBoxNumber={getBoxNumber} progress={progress} packed={packed} />
          {leftOutAlert}
          <InlineAlert>{texts.sounds}</InlineAlert>
        </Stack>
      </Columns>
      <NextStop next={next} onPick={pick} onLeaveOut={leaveOut} />
    </Page>
  )
}
