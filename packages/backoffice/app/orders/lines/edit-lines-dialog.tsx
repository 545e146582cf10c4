import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type FormEvent, useId, useState } from 'react'
import { ItemPicker } from '#orders/item-picker/item-picker.tsx'
import styles from '#orders/lines/edit-lines.module.css'
import { EditedLines } from '#orders/lines/edited-lines.tsx'
import { EditedSums } from '#orders/lines/edited-sums.tsx'
import { isChanged, linesInput, toDraft, withAdded } from '#orders/lines/lines-draft'
import { linesMessages as texts } from '#orders/lines/lines-messages'
import { inAed } from '#platform/format'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { remindOfChoices } from '#ui/resource-picker/open-choices'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'
import { useQuote } from '#ui/use-quote'

export function EditLinesDialog({ order: opened, onClose }: { order: WholeOrder; onClose(): void }) {
  // The order as it was opened: saving is refused after changes by other people.
  const [order] = useState(opened)
  const [draft, setDraft] = useState(() => toDraft(order.lines))
  const [error, setError] = useState<string | null>(null)
  const { busy, change } = useMutation()
  // A retry after a lost answer is the same edit.
  const [key] = useState(() => crypto.randomUUID())
  const form = useId()
  const input = linesInput(order, draft)
  const { quote, refusal, pending, refresh } = useQuote(
    'POST /api/staff/order/lines/quote',
    isChanged(draft, order.lines) ? input : null,
  )
  const grows = order.paymentMethod === 'stripe' && quote !== null && quote.amount > quote.before

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason === '') setError(texts.reasonNeeded)
    if (remindOfChoices() || reason === '' || !input || !quote) return
    const edit = { ...input, amount: quote.amount / 100, reason }
    const answer = await change('POST /api/staff/order/lines', edit, key)
    if (answer === null) return
    if (!isWireRefusal(answer)) {
      showToast(texts.saved)
      return onClose()
    }
    if (answer.code === 'amount_changed') showError(texts.priceMoved)
    if (answer.code === 'field_changed') {
      showError(texts.changedMeanwhile)
      return onClose()
    }
    refresh()
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.title(orderNumberText(order.number))}
      cancel={texts.keep}
      action={{
        label: quote ? texts.save(inAed(quote.amount)) : texts.saveNothing,
        form,
        busy: busy || pending,
        disabled: !quote || grows,
      }}
    >
      <div className={styles.content}>
        <EditedLines lines={order.lines} draft={draft} onChange={setDraft} />
        <ItemPicker onPick={(item) => setDraft((now) => withAdded(now, order.lines, item))} />
        <small className={styles.quiet}>{texts.keepsPrice}</small>
        {refusal && <InlineAlert kind="error">{refusal.message}</InlineAlert>}
        {quote && <EditedSums order={order} quote={quote} />}
        <form id={form} onSubmit={submit} noValidate>
          <TextField
            label={texts.reason}
            name="reason"
            maxLength={500}
            error={error}
            onChange={() => setError(null)}
          />
        </form>
      </div>
    </Dialog>
  )
}
