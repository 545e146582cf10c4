import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { MonitorSmartphone } from 'lucide'
import styles from '#customers/customer/customer-cards.module.css'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { deviceName } from '#staff/device-name'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

function deviceText(device: string): string {
  const name = deviceName(device)
  return name ? texts.browserOn(name.browser, name.system) : device || texts.unknownDevice
}

export function SessionsCard({ customer: { id, sessions } }: { customer: WholeCustomer }) {
  const { busy, change } = useMutation()
  const mayWrite = usePermission('customers:write')

  async function signOut() {
    const answer = await change('POST /api/staff/customer/sign-out', { customerId: id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.signedOut(answer.ended))
  }

  return (
    <Card title={texts.sessions}>
      {sessions.length === 0 && <p className={styles.quiet}>{texts.noSessions}</p>}
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Icon node={MonitorSmartphone} />
            <span>
              {deviceText(session.device)}
              <small>{texts.lastUsed(formatDateTime(session.lastUsedAt))}</small>
            </span>
          </li>
        ))}
      </ul>
      {mayWrite && sessions.length > 0 && (
        <Button look="outline" size="small" busy={busy} onClick={signOut}>
          {texts.signOut}
        </Button>
      )}
    </Card>
  )
}
