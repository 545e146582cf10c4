import { useId, useState } from 'react'
import { AdjustStockForm } from '#inventory/size/adjust-stock-form.tsx'
import { Ledger } from '#inventory/size/ledger.tsx'
import { stockMessages as texts } from '#inventory/size/stock-messages'
import { localName } from '#platform/local-name'
import { usePermission } from '#platform/member'
import styles from '#products/product/stock/size-dialog.module.css'
import type { SizeOfColour } from '#products/product/stock/size-of-colour'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMutation } from '#ui/use-mutation'

export function SizeDialog({ of: { colour, size }, onClose }: { of: SizeOfColour; onClose(): void }) {
  const mayWrite = usePermission('stock:write')
  const mayDecide = usePermission('products:write')
  const [isBooking, setBooking] = useState(false)
  const { busy, change } = useMutation()
  const form = useId()
  const name = texts.moveTitle(localName(colour), size.size)
  const mayMove = mayWrite && size.counted
  return (
    <Dialog
      onClose={onClose}
      title={name}
      actions={
        mayMove && (
          <Button type="submit" form={form} busy={isBooking}>
            {texts.book}
          </Button>
        )
      }
    >
      {mayMove && (
        <AdjustStockForm id={form} size={{ ...size, name }} onBusy={setBooking} onBooked={onClose} />
      )}
      {mayDecide && (
        <label className={styles.counted}>
          <input
            type="checkbox"
            checked={size.counted}
            disabled={busy}
            onChange={({ target }) =>
              change('POST /api/staff/stock/counted', { sizeEntryId: size.id, counted: target.checked })
            }
          />
          <span>
            {texts.isCounted}
            <small>{texts.uncountedHint}</small>
          </span>
        </label>
      )}
      <Ledger key={size.movement} sizeEntryId={size.id} />
    </Dialog>
  )
}
