import type { ShelvedSize } from '@little-dunes/domain/contract/staff/stock-calls'
import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { CountCard } from '#stock/count-card.tsx'
import type { CountedSize } from '#stock/counted-size'
import { findScanned } from '#stock/find-scanned'
import { stockRoomMessages as texts } from '#stock/stock-room-messages'
import { sizeName } from '#ui/display/size-name'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Page, Stack } from '#ui/page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const shelf = new URL(request.url).searchParams.get('shelf') ?? ''
  // What has no shelf may lie anywhere: it is counted as it is scanned.
  return { shelf, sizes: shelf === '' ? [] : (await load('GET /api/staff/stock/sizes', { shelf })).sizes }
}

/** Where it lies is said of a piece that was found on another shelf. */
const countedSize = (onShelf: string, { shelf, colour, size, ...row }: ShelvedSize): CountedSize => {
  const own = `${colour} · ${sizeName(size)}`
  const isElsewhere = shelf !== null && shelf !== onShelf
  return {
    ...row,
    name: `${row.name}, ${colour}, ${size}`,
    head: row.name,
    detail: isElsewhere ? `${own} · ${texts.elsewhere(shelf)}` : own,
    codes: [row.sku, ...(row.barcode === null ? [] : [row.barcode])],
  }
}

/** Counts all that lies on a shelf, while the shop is open. */
export function Component() {
  const { shelf, sizes } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const [isUnbooked, setUnbooked] = useState(false)
  const [isDone, setDone] = useState(false)
  const name = texts.shelf(shelf)

  // After a render in which nothing is unbooked any more: the guard would ask.
  useEffect(() => {
    if (isDone) void navigate(PATHS.stock)
  }, [isDone, navigate])

  async function find(code: string) {
    const found = await findScanned(code)
    return 'problem' in found ? found : countedSize(shelf, found)
  }

  return (
    <Page title={name} parent={{ to: PATHS.stock, name: texts.title }}>
      <Stack>
        {sizes.length === 0 && <InlineAlert>{texts.emptyShelf}</InlineAlert>}
        <CountCard
          key={shelf}
          title={texts.countTitle}
          what={texts.shelfProducts}
          sizes={sizes.map((size) => countedSize(shelf, size))}
          note={shelf === '' ? '' : name}
          find={find}
          onUnbooked={setUnbooked}
          onDone={() => setDone(true)}
        />
      </Stack>
      <LeaveGuard active={isUnbooked && !isDone} title={texts.leaveTitle} text={texts.leaveCount} />
    </Page>
  )
}
