import { Icon, type IconNode } from '@little-dunes/design/icon.tsx'
import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { CreditCard, Mail, Package } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { buildHistory, HAPPENING_KINDS } from '#orders/order/build-history'
import styles from '#orders/order/history.module.css'
import { orderMessages as texts } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import timelineStyles from '#ui/list/timeline.module.css'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { useRequestKey } from '#ui/use-request-key'

function NoteForm({ orderId }: { orderId: string }) {
  const { busy, change } = useOrderMutation()
  const form = useRef<HTMLFormElement>(null)
  const request = useRequestKey()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [text, isForCustomer] = [String(data.get('note')).trim(), data.get('for') === 'customer']
    const note = { orderId, text, isForCustomer }
    if (text === '' || !(await change('POST /api/staff/order/note', note, request.keyFor(note)))) return
    request.done()
    form.current?.reset()
  }

  return (
    <form ref={form} className={styles.note} onSubmit={submit}>
      <input
        name="note"
        {...shortcut('note')}
        aria-label={texts.noteLabel}
        placeholder={texts.noteHint}
        maxLength={2000}
      />
      <Button look="outline" type="submit" busy={busy}>
        {texts.add}
      </Button>
      <label>
        <input type="checkbox" name="for" value="customer" />
        {texts.noteForCustomer}
      </label>
    </form>
  )
}

type Shown = 'all' | (typeof HAPPENING_KINDS)[number]
const SHOWN = ['all', ...HAPPENING_KINDS] as const satisfies readonly Shown[]

const ICONS: Record<(typeof HAPPENING_KINDS)[number], IconNode> = {
  order: Package,
  payment: CreditCard,
  email: Mail,
}

export function History({ order }: { order: WholeOrder }) {
  const mayNote = usePermission('orders:pack')
  const [shown, setShown] = useState<Shown>('all')
  return (
    <Card
      title={texts.history}
      actions={
        <fieldset className={styles.kinds} aria-label={texts.history}>
          {SHOWN.map((kind) => (
            <label key={kind}>
              <input type="radio" name="history" checked={shown === kind} onChange={() => setShown(kind)} />
              {texts.historyKinds[kind]}
            </label>
          ))}
        </fieldset>
      }
    >
      {mayNote && <NoteForm orderId={order.id} />}
      <ol className={timelineStyles.events}>
        {buildHistory(order)
          .filter(({ kind }) => shown === 'all' || kind === shown)
          .map(({ key, kind, at, title, details, email }) => (
            <li key={key}>
              <Icon node={ICONS[kind]} />
              <span>
                {title}
                <small title={email ?? undefined}>
                  <Parts of={details} />
                </small>
              </span>
              <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
            </li>
          ))}
      </ol>
    </Card>
  )
}
