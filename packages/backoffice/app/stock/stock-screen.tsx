import type { ShelvedSize } from '@little-dunes/domain/contract/staff/stock-calls'
import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { lowMessages } from '#stock/low/low-messages'
import { LowStockCard } from '#stock/low/low-stock-card.tsx'
import { ScanBox } from '#stock/scan-box.tsx'
import { stockMessages } from '#stock/size/stock-messages'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import { StockViews } from '#stock/stock-views.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { late } from '#ui/late'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { showError } from '#ui/toast/toast-store'

const SizePanel = late(async () => (await import('#stock/size/size-panel.tsx')).SizePanel)

const FIRST_LOW = 12

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  // The movements stood here before they had an address of their own.
  if (searchParams.has('reason') || searchParams.has('open'))
    throw redirect(`${PATHS.stockLedger}?${searchParams}`)
  return load('GET /api/staff/stock/low', {})
}

/** What there is of a size: found by its code, with its shelf, its stock and its movements. */
function FindSize() {
  const [found, setFound] = useState<{ size: ShelvedSize | null; code: string } | null>(null)

  async function find(code: string) {
    const [size] = (await load('GET /api/staff/stock/sizes', { code })).sizes
    setFound({ size: size ?? null, code })
  }

  return (
    <section aria-label={stockMessages.panel}>
      <Stack>
        <Card title={texts.findSize} flush>
          <ScanBox
            onScan={(code) => find(code).catch(showError)}
            last={
              found && found.size === null ? { isRight: false, text: texts.scanUnknown(found.code) } : null
            }
          />
        </Card>
        <Suspense>
          {found?.size && <SizePanel key={found.size.id} sizeEntryId={found.size.id} list={found} />}
        </Suspense>
      </Stack>
    </section>
  )
}

/** The stock room: what runs low, and what there is of any size. */
export function Component() {
  const { sizes, count } = useLoaderData<typeof loader>()
  const [isWhole, setWhole] = useState(false)
  return (
    <Page title={texts.title} context={texts.context} isList actions={<StockViews current="levels" />}>
      <Columns>
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
        <FindSize />
      </Columns>
    </Page>
  )
}
