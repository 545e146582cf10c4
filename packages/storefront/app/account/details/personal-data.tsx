import { useCallback, useEffect, useRef, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import { detailsMessages } from '#account/details/details-messages'
import { useSending } from '#account/details/use-sending'
import styles from '#account/security/account-security.module.css'
import { AuthForm } from '#account/sign-in/auth-form.tsx'
import { PasswordInput } from '#account/sign-in/password-input.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { showToast } from '#ui/toast/toast-store'

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Asks for the password. Then the customer is signed out, or the request waits until all orders are settled. */
function DeleteForm({ onKeep, onAsked }: { onKeep(): void; onAsked(): void }) {
  const t = useMessages(detailsMessages)
  const form = useRef<HTMLFormElement>(null)
  const [openOrders, setOpenOrders] = useState<string | null>(null)
  const { problems, addProblems, submitted, onBlur, onInput } = useFormProblems<'password'>(form, (values) =>
    values.password === '' ? { password: t.problems.required } : {},
  )
  const { busy, sendOnce } = useSending(async (values: { password: string }) => {
    const answer = await call('POST /api/user/delete', { ...values, whenFinished: openOrders !== null })
    if (answer.success && !answer.deleted) {
      showToast(answer.message)
      onAsked()
    } else if (answer.success) {
      // A private page redirects to the sign-in by itself.
      useSession.getState().signOut('ended_everywhere')
      showToast(answer.message)
    } else if (answer.code === 'own_open_orders') setOpenOrders(answer.message)
    else if (answer.code === 'wrong_password') addProblems({ password: answer.message })
    else throw new Error(answer.message)
  })
  return (
    <AuthForm
      ref={form}
      className={styles.form}
      aria-labelledby="data"
      onSubmit={(event) => void sendOnce(submitted(event))}
      onBlur={onBlur}
      onInput={onInput}
    >
      <Field label={t.deleteQuestion} error={problems.password}>
        {(control) => <PasswordInput {...control} autoComplete="current-password" required />}
      </Field>
      {openOrders !== null && <p role="alert">{openOrders}</p>}
      <Button type="submit" look="danger" className={styles.save} aria-disabled={busy}>
        {openOrders === null ? t.deleteForGood : t.deleteWhenFinished}
      </Button>
      <Button look="outline" className={styles.save} onClick={onKeep}>
        {t.keep}
      </Button>
    </AuthForm>
  )
}

/** A pending deletion request, which the shop fulfils once all orders are settled. */
function AskedToDelete({ askedAt, onWithdrawn }: { askedAt: number; onWithdrawn(): void }) {
  const t = useMessages(detailsMessages)
  const { shortDate } = useMessages(accountMessages)
  const { busy, sendOnce } = useSending(async () => {
    const answer = await call('POST /api/user/deletion/withdraw', {})
    if (!answer.success) throw new Error(answer.message)
    showToast(answer.message)
    onWithdrawn()
  })
  return (
    <>
      <p>{t.deletionAsked(shortDate(askedAt))}</p>
      <Button look="outline" className={styles.save} aria-disabled={busy} onClick={() => void sendOnce({})}>
        {t.keepAccount}
      </Button>
    </>
  )
}

/** Time of the deletion request; null without one or while loading. */
function useDeletionRequest() {
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const read = useCallback(() => {
    call('POST /api/user/deletion', {}).then(
      (answer) => answer.success && setAskedAt(answer.askedAt),
      () => undefined,
    )
  }, [])
  useEffect(read, [read])
  return { askedAt, read }
}

export function PersonalDataSection() {
  const t = useMessages(detailsMessages)
  const [isDeleting, setDeleting] = useState(false)
  const { askedAt, read } = useDeletionRequest()

  function stopDeleting() {
    setDeleting(false)
    read()
  }

  async function download(): Promise<void> {
    const answer = await call('POST /api/user/data', {}).catch((cause: Error) => ({
      success: false as const,
      message: cause.message,
    }))
    if (answer.success) saveFile(t.fileName, JSON.stringify(answer.data, null, 2))
    else showToast(answer.message, { kind: 'error' })
  }

  return (
    <div className={styles.form}>
      <p>{t.dataText}</p>
      <Button look="outline" className={styles.save} onClick={() => void download()}>
        {t.download}
      </Button>
      <p>{t.deleteText}</p>
      {askedAt !== null && <AskedToDelete askedAt={askedAt} onWithdrawn={read} />}
      {isDeleting ? (
        <DeleteForm onKeep={() => setDeleting(false)} onAsked={stopDeleting} />
      ) : (
        askedAt === null && (
          <Button look="danger" className={styles.save} onClick={() => setDeleting(true)}>
            {t.deleteAccount}
          </Button>
        )
      )}
    </div>
  )
}
