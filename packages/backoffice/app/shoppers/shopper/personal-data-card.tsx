import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeShopper } from '@little-dunes/domain/contract/customers/shopper-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Download, Trash2 } from 'lucide'
import { useState } from 'react'
import { dayOf, formatDate } from '#platform/format'
import { usePermission } from '#platform/member'
import { saveFile } from '#platform/save-file'
import { EraseDialog } from '#shoppers/shopper/erase-dialog.tsx'
import styles from '#shoppers/shopper/shopper-cards.module.css'
import { shopperMessages as texts } from '#shoppers/shopper/shopper-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useMutation } from '#ui/use-mutation'

export function PersonalDataCard({ shopper }: { shopper: WholeShopper }) {
  const mayWrite = usePermission('shoppers:write')
  const [mayExport, mayErase] = [usePermission('shoppers:export'), usePermission('shoppers:erase')]
  const { busy, change } = useMutation()
  const [isErasing, setErasing] = useState(false)
  if (!mayWrite && !mayExport && !mayErase) return null
  const { deletionAskedAt } = shopper

  async function exportData() {
    const answer = await change('POST /api/staff/shopper/export', { shopperId: shopper.id })
    if (answer === null || isWireRefusal(answer)) return
    const content = JSON.stringify(answer.data, null, 2)
    saveFile(texts.fileName(dayOf(Date.now())), 'application/json', content)
  }

  return (
    <Card title={texts.personalData}>
      <p className={styles.quiet}>
        {deletionAskedAt === null ? texts.personalDataText : texts.deletionAsked(formatDate(deletionAskedAt))}
      </p>
      <div className={styles.actions}>
        {mayExport && (
          <Button look="outline" size="small" busy={busy} onClick={exportData}>
            <Icon node={Download} />
            {texts.export}
          </Button>
        )}
        {mayWrite && (
          <Button
            look="outline"
            size="small"
            busy={busy}
            onClick={() =>
              change('POST /api/staff/shopper/deletion', {
                shopperId: shopper.id,
                asked: deletionAskedAt === null,
              })
            }
          >
            {deletionAskedAt === null ? texts.noteDeletion : texts.takeBackDeletion}
          </Button>
        )}
        {mayErase && (
          <Button look="danger" size="small" onClick={() => setErasing(true)}>
            <Icon node={Trash2} />
            {texts.erase}
          </Button>
        )}
      </div>
      {isErasing && <EraseDialog shopper={shopper} onClose={() => setErasing(false)} />}
    </Card>
  )
}
