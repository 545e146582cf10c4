import { Icon } from '@little-dunes/design/icon.tsx'
import { STOCK_REASONS } from '@little-dunes/domain/catalogue/stock'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { ClipboardPaste, PackagePlus } from 'lucide'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { lowMessages } from '#stock/low/low-messages'
import { LowStockCard } from '#stock/low/low-stock-card.tsx'
import { MovementsCard } from '#stock/movements-card.tsx'
import { pastedMessages } from '#stock/pasted/pasted-messages'
import { receivingMessages } from '#stock/receiving-messages'
import { ShelvesCard } from '#stock/shelves-card.tsx'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Page, Stack } from '#ui/page.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

const FIRST_LOW = 4

export { shouldRevalidate } from '#ui/list/beside-list.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('reason')
  const reason = STOCK_REASONS.find((one) => one === asked)
  const [{ shelves }, low, ledger] = await Promise.all([
    load('GET /api/staff/stock/shelves', {}),
    load('GET /api/staff/stock/low', {}),
    load('GET /api/staff/stock/movements', reason === undefined ? {} : { reason }),
  ])
  return { shelves, low, ledger, reason }
}

/** What the figure beside the name of the screen counts: the first of it, and all on a press. */
function LowStock({ sizes, count }: ReplyOf<'GET /api/staff/stock/low'>) {
  const [isWhole, setWhole] = useState(false)
  return (
    <LowStockCard
      sizes={isWhole ? sizes : sizes.slice(0, FIRST_LOW)}
      aside={lowMessages.more(count)}
      actions={
        sizes.length > FIRST_LOW && (
          <Button look="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? lowMessages.less : lowMessages.all}
          </Button>
        )
      }
    />
  )
}

/** The stock room: its shelves, to be counted, and what has moved. */
export function Component() {
  const { shelves, low, ledger, reason } = useLoaderData<typeof loader>()
  const mayCount = usePermission('stock:write')
  return (
    <Page
      title={texts.title}
      context={texts.context}
      isList
      actions={
        mayCount && (
          <>
            <ButtonLink look="outline" to={PATHS.stockPaste}>
              <Icon node={ClipboardPaste} />
              {pastedMessages.title}
            </ButtonLink>
            <ButtonLink to={PATHS.stockReceive} {...shortcut('create')}>
              <Icon node={PackagePlus} />
              {receivingMessages.title}
            </ButtonLink>
          </>
        )
      }
    >
      <Stack>
        {low.count > 0 && <LowStock {...low} />}
        <ShelvesCard shelves={shelves} mayCount={mayCount} />
        <MovementsCard key={reason ?? ''} first={ledger} reason={reason} />
      </Stack>
    </Page>
  )
}
