import type { WholeShopper } from '@little-dunes/domain/contract/customers/shopper-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useRef } from 'react'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import styles from '#shoppers/shopper/shopper-cards.module.css'
import { shopperMessages as texts } from '#shoppers/shopper/shopper-messages'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useMutation } from '#ui/use-mutation'

export function NotesCard({ shopper: { id, notes } }: { shopper: WholeShopper }) {
  const { busy, change } = useMutation()
  const form = useRef<HTMLFormElement>(null)
  const mayWrite = usePermission('shoppers:write')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('note')).trim()
    if (text === '') return
    const answer = await change('POST /api/staff/shopper/note', { shopperId: id, text })
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
