import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { useRef, useState } from 'react'
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
import { Input } from '#ui/form/input.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import { showToast } from '#ui/toast/toast-store'

type Names = 'name' | 'phone' | 'password'

/** Name and phone. A changed phone needs the password. */
export function DetailsForm({ user }: { user: WireUser }) {
  const t = useMessages(detailsMessages)
  const form = useRef<HTMLFormElement>(null)
  const [phone, setPhone] = useState(user.phone)
  const isOther = phone.trim() !== user.phone
  const { problems, addProblems, submitted, onBlur, onInput } = useFormProblems<Names>(form, (values) => ({
    ...(values.name.trim() === '' && { name: t.problems.required }),
    ...(values.phone.trim() === '' && { phone: t.problems.required }),
    ...(isOther && values.password === '' && { password: t.problems.required }),
  }))
  const { busy, sendOnce } = useSending(save)

  async function save({ name, phone: number, password }: Record<Names, string>): Promise<void> {
    const asked = { name, phone: number, ...(isOther ? { password } : {}) }
    const answer = await call('POST /api/user/details', asked)
    if (answer.success) {
      const { token, signIn, clearJustSignedIn } = useSession.getState()
      if (token) signIn({ token, user: answer.user })
      clearJustSignedIn()
      showToast(answer.message)
    } else if (answer.code === 'wrong_password') addProblems({ password: answer.message })
    else if (answer.code === 'invalid_phone' || answer.code === 'phone_taken')
      addProblems({ phone: answer.message })
    else throw new Error(answer.message)
  }

  return (
    <AuthForm
      ref={form}
      className={styles.form}
      aria-labelledby="details"
      onSubmit={(event) => void sendOnce(submitted(event))}
      onBlur={onBlur}
      onInput={onInput}
    >
      <Field label={t.name} error={problems.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            defaultValue={user.name}
            maxLength={120}
            required
          />
        )}
      </Field>
      <Field label={t.phone} error={problems.phone}>
        {(control) => (
          <Input
            {...control}
            name="phone"
            type="tel"
            dir="ltr"
            autoComplete="tel"
            value={phone}
            onChange={({ target }) => setPhone(target.value)}
            required
          />
        )}
      </Field>
      {isOther && (
        <Field label={t.passwordForPhone} error={problems.password}>
          {(control) => <PasswordInput {...control} autoComplete="current-password" required />}
        </Field>
      )}
      <Button type="submit" className={styles.save} aria-disabled={busy}>
        {t.saveDetails}
      </Button>
    </AuthForm>
  )
}
