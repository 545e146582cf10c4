import type { WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { type FormEvent, useRef } from 'react'
import styles from '#orders/order/history.module.css'
import { historyOf } from '#orders/order/history-of'
import { orderMessages } from '#orders/order/order-messages'
import { useOrderCall } from '#orders/order/use-order-call'
import { inMoment } from '#platform/format'
import { useMay } from '#platform/member'
import { textsOf } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

const texts = textsOf(orderMessages)

function NoteForm({ orderId }: { orderId: string }) {
  const { busy, change } = useOrderCall()
  const form = useRef<HTMLFormElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('note')).trim()
    if (text !== '' && (await change('POST /api/staff/order/note', { orderId, text }))) form.current?.reset()
  }

  return (
    <form ref={form} className={styles.note} onSubmit={submit}>
      <input name="note" aria-label={texts.noteLabel} placeholder={texts.noteHint} maxLength={2000} />
      <Button look="outline" type="submit" busy={busy}>
        {texts.add}
      </Button>
    </form>
  )
}

/** Moves, refunds and notes of an order, newest first. */
export function History({ order }: { order: WholeOrder }) {
  const mayNote = useMay('orders:pack')
  return (
    <Sheet title={texts.history}>
      {mayNote && <NoteForm orderId={order.id} />}
      <ol className={styles.events}>
        {historyOf(order).map(({ key, at, title, detail }) => (
          <li key={key}>
            <span>
              {title}
              {detail && <small>{detail}</small>}
            </span>
            <time dateTime={new Date(at).toISOString()}>{inMoment(at)}</time>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
