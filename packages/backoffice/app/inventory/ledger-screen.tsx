import { STOCK_REASONS } from '@little-dunes/domain/catalogue/stock'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { MovementsCard } from '#inventory/movements-card.tsx'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import { StockViews } from '#inventory/stock-views.tsx'
import { load } from '#platform/client'
import { Page } from '#ui/page.tsx'

export { shouldRevalidate } from '#ui/list/beside-list.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('reason')
  const reason = STOCK_REASONS.find((one) => one === asked)
  return { ledger: await load('GET /api/staff/stock/movements', reason ? { reason } : {}), reason }
}

export function Component() {
  const { ledger, reason } = useLoaderData<typeof loader>()
  return (
    <Page title={texts.title} context={texts.context} isList actions={<StockViews current="ledger" />}>
      <MovementsCard key={reason ?? ''} first={ledger} reason={reason} />
    </Page>
  )
}
