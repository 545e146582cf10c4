import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { sizeDialogMessages } from '#product/choice/size-dialog-messages'
import styles from '#product/choice/stock-notice-dialog.module.css'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'

interface StockNoticeDialogProps {
  item: { itemId: string; colorName: string }
  sizes: readonly string[]
  open: boolean
  onClose(): void
}

/** Asks for size and email; the email of a signed-in customer is filled in. */
export default function StockNoticeDialog({ item, sizes, open, onClose }: StockNoticeDialogProps) {
  const t = useMessages(sizeDialogMessages).stockNotice
  const words = useMessages(uiMessages)
  const user = useSession((session) => session.user)
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const { problems, submitted, onBlur, onInput } = useFormProblems<'size' | 'email'>(form, ({ email }) => {
    if (email.trim() === '') return { email: t.emailNeeded }
    return isEmail(normalisedEmail(email)) ? {} : { email: t.emailWrong }
  })

  async function ask(event: FormEvent<HTMLFormElement>): Promise<void> {
    const values = submitted(event)
    if (!values || busy) return
    setBusy(true)
    const answer = await call('POST /api/product/stock-notice', { ...item, ...values }).catch(() => null)
    setBusy(false)
    showToast(answer?.message ?? t.failed, answer?.success ? {} : { kind: 'error' })
    if (answer?.success) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      label={t.title}
      closeLabel={t.close}
      className={styles.dialog}
      sheet
    >
      <form ref={form} className={styles.form} noValidate onSubmit={ask} onBlur={onBlur} onInput={onInput}>
        <h2 className={textStyles.display}>{t.title}</h2>
        <p>{t.text}</p>
        <Field label={t.size}>
          {(control) => (
            <Select {...control} name="size">
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {words.size(size)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t.email} error={problems.email}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              dir="ltr"
              autoComplete="email"
              maxLength={254}
              defaultValue={user?.email}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={busy}>
          {t.send}
        </Button>
      </form>
    </Dialog>
  )
}
