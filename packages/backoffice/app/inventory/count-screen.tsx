import type { ListedMovement, ShelvedSize } from '@little-dunes/domain/contract/inventory/stock-calls'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { CountCard } from '#inventory/count-card.tsx'
import type { CountedSize } from '#inventory/counted-size'
import { NewestMovements } from '#inventory/counting/newest-movements.tsx'
import type { PausedCount } from '#inventory/counting/paused-count'
import { findSizes } from '#inventory/find-scanned'
import { LabelsButton } from '#inventory/labels/labels-button.tsx'
import type { LabelSize } from '#inventory/labels/labels-dialog.tsx'
import { ShelvesCard } from '#inventory/shelves-card.tsx'
import { stockRoomMessages as texts } from '#inventory/stock-room-messages'
import { StockViews } from '#inventory/stock-views.tsx'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const shelf = new URL(request.url).searchParams.get('shelf')
  if (shelf === null) return { shelves: (await load('GET /api/staff/stock/shelves', {})).shelves }
  // Items without a shelf may be anywhere: they are counted as they are scanned.
  const [{ sizes }, { paused }, { movements }] = await Promise.all([
    shelf === '' ? { sizes: [] } : load('GET /api/staff/stock/sizes', { shelf }),
    load('GET /api/staff/stock/count/paused', { shelf }),
    load('GET /api/staff/stock/movements', {}),
  ])
  const known = new Set(sizes.map(({ id }) => id))
  const scanned = (paused?.sizes ?? []).filter(({ id }) => !known.has(id))
  return { shelf, sizes: [...sizes, ...scanned], paused, movements }
}

/** Names the shelf of units that belong on another one. */
const countedSize = (onShelf: string, { shelf, colour, size, ...row }: ShelvedSize): CountedSize => {
  const sizeLabel = `${colour} · ${sizeName(size)}`
  const isElsewhere = shelf !== null && shelf !== onShelf
  return {
    ...row,
    name: commaList([row.name, colour, size]),
    head: row.name,
    detail: isElsewhere ? `${sizeLabel} · ${texts.elsewhere(shelf)}` : sizeLabel,
    codes: [row.sku, ...(row.barcode === null ? [] : [row.barcode])],
  }
}

const toLabel = ({ id, productId, name, colour, size, barcode, sku }: ShelvedSize): LabelSize => ({
  ...{ id, productId, name: commaList([name, colour, size]), code: barcode ?? sku },
  head: [name, colour, sizeName(size)].join(' · '),
})

export function Component() {
  const read = useLoaderData<typeof loader>()
  const mayCount = usePermission('stock:write')
  if (read.shelves === undefined) return <Count {...read} />
  return (
    <Page title={texts.title} context={texts.context} isList actions={<StockViews current="count" />}>
      <ShelvesCard shelves={read.shelves} mayCount={mayCount} />
    </Page>
  )
}

interface CountProps {
  shelf: string
  sizes: ShelvedSize[]
  paused: PausedCount | null
  movements: ListedMovement[]
}

/** Counts everything on a shelf while the shop is open. */
function Count({ shelf, sizes, paused, movements }: CountProps) {
  const navigate = useNavigate()
  const [isUnbooked, setUnbooked] = useState(false)
  const [isDone, setDone] = useState<string | null>(null)
  const name = texts.shelf(shelf)

  // Navigates after a render without unbooked work: otherwise the guard would ask.
  useEffect(() => {
    if (isDone !== null) void navigate(isDone)
  }, [isDone, navigate])

  async function find(code: string) {
    const [scanned, ...others] = await findSizes(code)
    if (!scanned) return { problem: texts.scanUnknown(code) }
    const counted = [scanned, ...others].filter((size) => size.counted)
    return counted.length > 0
      ? counted.map((size) => countedSize(shelf, size))
      : { problem: texts.scanNotCounted(scanned.name) }
  }

  return (
    <Page
      title={name}
      parent={{ to: PATHS.inventoryCount, name: texts.shelves }}
      actions={
        <>
          <StockViews current="count" />
          <LabelsButton sizes={sizes.map(toLabel)} />
        </>
      }
    >
      <Columns>
        <Stack>
          {sizes.length === 0 && <InlineAlert>{texts.emptyShelf}</InlineAlert>}
          <CountCard
            key={shelf}
            title={texts.countTitle}
            shelf={{ name: shelf, paused }}
            what={texts.shelfProducts}
            sizes={sizes.map((size) => countedSize(shelf, size))}
            note={shelf === '' ? '' : name}
            find={find}
            onUnbooked={setUnbooked}
            onDone={(isPaused) => setDone(isPaused ? PATHS.inventoryCount : PATHS.inventoryLedger)}
          />
        </Stack>
        <NewestMovements movements={movements} />
      </Columns>
      <LeaveGuard active={isUnbooked && isDone === null} title={texts.leaveTitle} text={texts.leaveCount} />
    </Page>
  )
}
