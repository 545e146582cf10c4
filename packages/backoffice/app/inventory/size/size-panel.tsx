import { useId, useState } from 'react'
import { Link } from 'react-router'
import { countingMessages } from '#inventory/counting/counting-messages'
import { AdjustStockForm } from '#inventory/size/adjust-stock-form.tsx'
import { Ledger } from '#inventory/size/ledger.tsx'
import styles from '#inventory/size/size-panel.module.css'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { stockRoomMessages } from '#inventory/stock-room-messages'
import { load } from '#platform/client'
import { formatDate } from '#platform/format'
import { usePermission } from '#platform/member'
import { PATHS, SIZES_ID } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { commaList } from '#ui/display/comma-list'
import { sizeName } from '#ui/display/size-name'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { useOpened } from '#ui/list/beside-list.tsx'
import { Stack } from '#ui/page.tsx'

const read = async (id: string) => (await load('GET /api/staff/stock/sizes', { id })).sizes[0] ?? null

export function SizePanel({ sizeEntryId, list }: { sizeEntryId: string; list: unknown }) {
  const form = useId()
  const size = useOpened(sizeEntryId, list, read)
  const mayWrite = usePermission('stock:write')
  const [isBooking, setBooking] = useState(false)
  const [booked, setBooked] = useState<{ times: number; on: typeof size }>({ times: 0, on: null })
  if (size === null) return null
  // A count begins at the newest movement: after a booking, the next form waits until that one is loaded.
  const { id, name, colour, stock, movement, counted, shelf } = size
  const words = texts.moveTitle(colour, size.size)
  return (
    <Card
      title={<bdi>{name}</bdi>}
      actions={
        <ButtonLink look="outline" size="small" to={`${PATHS.products}/${size.productId}`}>
          {texts.openProduct}
        </ButtonLink>
      }
    >
      <Stack>
        <div className={styles.size}>
          <Thumbnail address={size.picture} size="medium" />
          <span>
            <bdi>{`${colour} · ${sizeName(size.size)}`}</bdi>
            <small>
              <bdi>{size.sku}</bdi>
            </small>
            <Link to={`${PATHS.products}/${size.productId}#${SIZES_ID}`} className={styles.shelf}>
              {shelf === null ? texts.noShelf : stockRoomMessages.shelf(shelf)}
            </Link>
          </span>
          <span>
            {counted ? (
              <>
                <b>{stock}</b>
                <small>{texts.inStock}</small>
                <small>
                  {countingMessages.lastCounted(
                    size.lastCountedAt === null ? null : formatDate(size.lastCountedAt),
                  )}
                </small>
              </>
            ) : (
              texts.notCounted
            )}
          </span>
        </div>
        {mayWrite && counted && size !== booked.on && (
          <Stack>
            <AdjustStockForm
              key={`${id} ${booked.times}`}
              id={form}
              size={{ id, name: commaList([name, words]), stock, movement }}
              onBusy={setBooking}
              onBooked={() => setBooked(({ times }) => ({ times: times + 1, on: size }))}
            />
            <Button type="submit" form={form} busy={isBooking}>
              {texts.book}
            </Button>
          </Stack>
        )}
        <Ledger key={`${id} ${movement}`} sizeEntryId={id} />
      </Stack>
    </Card>
  )
}
