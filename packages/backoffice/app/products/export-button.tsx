import { Icon } from '@little-dunes/design/icon.tsx'
import { FileDown } from 'lucide'
import { useState } from 'react'
import { type ExportSelection, exportProducts } from '#products/export-products'
import { productsMessages as texts } from '#products/products-messages'
import { Button } from '#ui/button.tsx'
import { showError, showToast } from '#ui/toast/toast-store'

/** Exports every product of the list as it is filtered. */
export function ExportButton({ selection }: { selection: ExportSelection }) {
  const [busy, setBusy] = useState(false)

  function save() {
    setBusy(true)
    exportProducts(selection)
      .then((count) => showToast(texts.exported(count)))
      .catch(showError)
      .finally(() => setBusy(false))
  }

  return (
    <Button look="outline" busy={busy} title={texts.exportHint} onClick={save}>
      <Icon node={FileDown} />
      {texts.export}
    </Button>
  )
}
