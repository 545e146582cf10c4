import type { WholeCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useRef } from 'react'
import styles from '#customers/customer/customer-cards.module.css'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useMutation } from '#ui/use-mutation'

export function NotesCard({ customer: { id, notes } }: { customer: WholeCustomer }) {
  const { busy, change } = useMutation()
  const form = useRef<HTMLFormElement>(null)
  const mayWrite = usePermission('customers:write')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('note')).trim()
    if (text === '') return
    const answer = await change('POST /api/staff/customer/note', { customerId: id, text })
    if (answer !== null && !isWireRefusal(answer)) form.current?.reset()
  }

  return (
    <Card title={texts.notes}>
      {mayWrite && (
        <form ref={form} className={styles.note} onSubmit={submit}>
          <input name="note" aria-label={texts.noteLabel} placeholder={texts.noteHint} maxLength={2000} />
          <Button look="outline" type="submit" busy={busy}>
            {texts.add}
          </Button>
        </form>
      )}
      <ul className={styles.rows}>
        {notes.map(({ id: noteId, at, author, text }) => (
          <li key={noteId}>
            <span>
              <bdi>{text}</bdi>
              <small>
                {author} · <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
