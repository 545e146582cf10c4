import { Icon } from '@little-dunes/design/icon.tsx'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Download } from 'lucide'
import type { ComponentProps } from 'react'
import { saveCsv } from '#platform/save-file'
import { shoppersMessages as texts } from '#shoppers/shoppers-messages'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** Hands the shoppers of the list over as a file, as it is filtered. */
export function ExportButton({
  selection,
  ...look
}: { selection: InputOf<'POST /api/staff/shoppers/export'> } & Pick<
  ComponentProps<typeof Button>,
  'className' | 'size'
>) {
  const { busy, change } = useMutation()

  async function exportShoppers() {
    const answer = await change('POST /api/staff/shoppers/export', selection)
    if (answer === null || isWireRefusal(answer)) return
    saveCsv(answer.name, answer.csv)
    showToast(answer.isWhole ? texts.exported(answer.shoppers) : texts.exportedPart(answer.shoppers))
  }

  return (
    <Button {...look} look="outline" busy={busy} title={texts.exportHint} onClick={exportShoppers}>
      <Icon node={Download} />
      {texts.export}
    </Button>
  )
}
