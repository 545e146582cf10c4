import type { SetAsideItem } from '@little-dunes/domain/contract/returns/staff/set-aside-calls'
import type { SetAsideEnd } from '@little-dunes/domain/contract/staff/choices'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { getItemName } from '#returns/set-aside/item-name'
import { setAsideMessages as texts } from '#returns/set-aside/set-aside-messages'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'
import { useRequestKey } from '#ui/use-request-key'

interface DecideDialogProps {
  line: SetAsideItem
  to: SetAsideEnd
  onClose(): void
}

export function DecideDialog({ line, to, onClose }: DecideDialogProps) {
  const { busy, change } = useMutation()
  const request = useRequestKey()
  const [quantity, setQuantity] = useState(line.quantity)
  const [note, setNote] = useState('')
  const form = useId()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = { returnId: line.returnId, position: line.position, quantity, to, note: note.trim() }
    const answer = await change('POST /api/staff/return/set-aside', input, request.keyFor(input))
    if (answer === null || isWireRefusal(answer)) return
    showToast(texts.done[to](quantity))
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.titles[to]}
      cancel={texts.keep}
      action={{ label: texts.ends[to], look: to === 'stock' ? 'filled' : 'danger', form, busy }}
    >
      <p>
        <b>
          <bdi>{getItemName(line)}</bdi>
        </b>
      </p>
      <p>{texts.about[to]}</p>
      <form id={form} onSubmit={submit}>
        {line.quantity > 1 && (
          <SelectField
            label={texts.howMany}
            value={quantity}
            onChange={({ target }) => setQuantity(Number(target.value))}
          >
            {Array.from({ length: line.quantity }, (_, at) => at + 1).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </SelectField>
        )}
        <TextField
          label={texts.note}
          hint={texts.noteHint}
          dir="auto"
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </form>
    </Dialog>
  )
}
