import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Download, Trash2 } from 'lucide'
import { useState } from 'react'
import styles from '#customers/customer/customer-cards.module.css'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { EraseDialog } from '#customers/customer/erase-dialog.tsx'
import { formatDate, toDay } from '#platform/format'
import { usePermission } from '#platform/member'
import { saveFile } from '#platform/save-file'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useMutation } from '#ui/use-mutation'

export function PersonalDataCard({ customer }: { customer: WholeCustomer }) {
  const mayWrite = usePermission('customers:write')
  const [mayExport, mayErase] = [usePermission('customers:export'), usePermission('customers:erase')]
  const { busy, change } = useMutation()
  const [isErasing, setErasing] = useState(false)
  if (!mayWrite && !mayExport && !mayErase) return null
  const { deletionAskedAt } = customer

  async function exportData() {
    const answer = await change('POST /api/staff/customer/export', { customerId: customer.id })
    if (answer === null || isWireRefusal(answer)) return
    const content = JSON.stringify(answer.data, null, 2)
    saveFile(texts.fileName(toDay(Date.now())), 'application/json', content)
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
              change('POST /api/staff/customer/deletion', {
                customerId: customer.id,
                asked: deletionAskedAt === null,
              })
            }
          >
            {deletionAskedAt === null ? texts.noteDeletion : texts.withdrawDeletion}
          </Button>
        )}
        {mayErase && (
          <Button look="danger" size="small" onClick={() => setErasing(true)}>
            <Icon node={Trash2} />
            {texts.erase}
          </Button>
        )}
      </div>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </Card>
  )
}
