import { Icon } from '@little-dunes/design/icon.tsx'
import { STOCK_REASONS } from '@little-dunes/domain/catalogue/stock'
import { ClipboardPaste, PackagePlus } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { MovementsCard } from '#stock/movements-card.tsx'
import { pastedMessages } from '#stock/pasted/pasted-messages'
import { receivingMessages } from '#stock/receiving-messages'
import { ShelvesCard } from '#stock/shelves-card.tsx'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import { ButtonLink } from '#ui/button.tsx'
import { Page, Stack } from '#ui/page.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

export { shouldRevalidate } from '#ui/list/beside-list.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('reason')
  const reason = STOCK_REASONS.find((one) => one === asked)
  const [{ shelves }, ledger] = await Promise.all([
    load('GET /api/staff/stock/shelves', {}),
    load('GET /api/staff/stock/movements', reason === undefined ? {} : { reason }),
  ])
  return { shelves, ledger, reason }
}

/** The stock room: its shelves, to be counted, and what has moved. */
export function Component() {
  const { shelves, ledger, reason } = useLoaderData<typeof loader>()
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
        <ShelvesCard shelves={shelves} mayCount={mayCount} />
        <MovementsCard key={reason ?? ''} first={ledger} reason={reason} />
      </Stack>
    </Page>
  )
}
