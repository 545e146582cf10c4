import { Icon } from '@little-dunes/design/icon.tsx'
import { PackageOpen, Plus } from 'lucide'
import { redirect, useLoaderData } from 'react-router'
import { ComingCards } from '#home/coming-cards.tsx'
import { CourierCashCard } from '#home/courier-cash-card.tsx'
import { FailedTasksCard } from '#home/failed-tasks-card.tsx'
import { homeMessages as texts } from '#home/home-messages'
import { NextOrders } from '#home/next-orders.tsx'
import { RunningOutCard } from '#home/running-out-card.tsx'
import { SalesCard } from '#home/sales-card.tsx'
import { SetupGuideCard } from '#home/setup-guide-card.tsx'
import { WorkTiles } from '#home/work-tiles.tsx'
import { lowMessages } from '#inventory/low/low-messages'
import { LowStockCard } from '#inventory/low/low-stock-card.tsx'
import { ordersPath } from '#orders/order-query'
import { load, requireCurrentStaff } from '#platform/client'
import { formatLongDate, formatTime } from '#platform/format'
import { useCurrentStaff } from '#platform/member'
import { useLiveOrders } from '#platform/use-live-orders'
import { PATHS } from '#shell/paths'
import { NAV_GROUPS } from '#shell/screens'
import { ButtonLink } from '#ui/button.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'

/**
 * Sales and failures are loaded if the role may see them. Roles without access to orders start at their first screen.
 */
export async function loader() {
  const { permissions } = await requireCurrentStaff()
  const [first] = NAV_GROUPS.flatMap(({ screens }) => screens).filter(({ permission }) =>
    permissions.includes(permission),
  )
  if (first?.path !== PATHS.home) throw redirect(first?.path ?? PATHS.account)
  const [today, sales, failed] = await Promise.all([
    load('GET /api/staff/today', {}),
    permissions.includes('sales:read') ? load('GET /api/staff/today/sales', {}) : null,
    permissions.includes('orders:refund') ? load('GET /api/staff/problems', {}) : null,
  ])
  return { today, sales, problems: failed?.problems ?? null, now: Date.now() }
}

const NOON = 12
const EVENING = 17

function greeting(name: string, now: number): string {
  const hour = Number(formatTime(now).slice(0, 2))
  const [first = ''] = name.split(' ')
  if (hour < NOON) return texts.morning(first)
  return hour < EVENING ? texts.afternoon(first) : texts.evening(first)
}

export function Component() {
  const { today, sales, problems, now } = useLoaderData<typeof loader>()
  const { name, permissions } = useCurrentStaff()
  const mayPack = permissions.includes('orders:pack')
  const { orders } = today.toPack
  useLiveOrders()
  return (
    <Page
      title={texts.title}
      heading={greeting(name, now)}
      context={texts.asOf(formatLongDate(now), formatTime(now))}
      actions={
        <>
          {permissions.includes('products:write') && (
            <ButtonLink look="outline" to={`${PATHS.products}?add`}>
              <Icon node={Plus} />
              {texts.addProduct}
            </ButtonLink>
          )}
          {orders > 0 && (
            <ButtonLink to={mayPack ? PATHS.packing : ordersPath({ view: 'to_pack' })}>
              <Icon node={PackageOpen} />
              {texts.packOrders(orders)}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack>
        {today.pendingDocuments > 0 && (
          <InlineAlert
            kind="error"
            action={<ButtonLink to={`${PATHS.settings}#tax`}>{texts.enterCompany}</ButtonLink>}
          >
            <p>{texts.pendingDocuments(today.pendingDocuments)}</p>
          </InlineAlert>
        )}
        {today.setupGuide && <SetupGuideCard done={today.setupGuide} />}
        {today.setupGuide ? (
          <>
            {problems && problems.length > 0 && <FailedTasksCard problems={problems} />}
            <ComingCards />
          </>
        ) : (
          <>
            <WorkTiles today={today} problems={problems} />
            <Columns>
              <Stack>
                {sales && <SalesCard sales={sales} />}
                <NextOrders orders={today.next} />
              </Stack>
              <Stack>
                {problems && <FailedTasksCard problems={problems} />}
                <LowStockCard
                  sizes={today.low}
                  actions={
                    today.lowSizes > 0 && (
                      <ButtonLink look="quiet" size="small" to={PATHS.inventory}>
                        {lowMessages.more(today.lowSizes)}
                      </ButtonLink>
                    )
                  }
                />
                {sales && <RunningOutCard sizes={sales.runningOut} />}
                {today.owed && today.owed.orders > 0 && <CourierCashCard owed={today.owed} />}
              </Stack>
            </Columns>
          </>
        )}
      </Stack>
    </Page>
  )
}
