import { CALLING_CODES } from '@little-dunes/domain/accounts/phone'
import { type SignUpField, signUpProblems } from '@little-dunes/domain/accounts/sign-up'
import type { FailureCode } from '@little-dunes/domain/messages/failures'
import { useRef } from 'react'
import { accountMessages } from '#account/account-messages'
import { problemOfPassword } from '#account/password/problem-of-password'
import styles from '#account/sign-in/auth-form.module.css'
import { AuthForm, SubmitButton } from '#account/sign-in/auth-form.tsx'
import { PasswordInput } from '#account/sign-in/password-input.tsx'
import { isPlausiblePhone, withCallingCode } from '#account/sign-in/plausible-phone'
import { useSavedFields } from '#account/sign-in/use-saved-fields'
import { useSubmit } from '#account/use-submit'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { useShopName } from '#platform/root-data'
import { useSession } from '#platform/session'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'

type Names = SignUpField | 'callingCode'
type Texts = typeof accountMessages

/** The control that a refusal refers to (VAL-16, D-32). */
const FIELD_OF: Partial<Record<FailureCode, SignUpField>> = {
  invalid_phone: 'phone',
  phone_taken: 'phone',
  email_taken: 'email',
}

function findProblems(
  values: Record<Names, string>,
  t: Texts,
  shopName: string,
): Partial<Record<Names, string>> {
  const entries = Object.entries(signUpProblems(values, [shopName])).map(([field, problem]) => [
    field,
    t.problems[problem],
  ])
  const problems: Partial<Record<Names, string>> = Object.fromEntries(entries)
  if (!problems.phone && !isPlausiblePhone(values.callingCode, values.phone))
    problems.phone = t.problems.phone
  return problems
}

function PhoneControls(control: { id: string }) {
  const t = useMessages(accountMessages)
  return (
    <div className={styles.phone}>
      <Select name="callingCode" aria-label={t.callingCode} autoComplete="tel-country-code">
        {CALLING_CODES.map((code) => (
          <option key={code} value={code}>
            {t.callingCodeLabel(t.countries[code], code)}
          </option>
        ))}
      </Select>
      <Input {...control} name="phone" type="tel" dir="ltr" autoComplete="tel-national" required />
    </div>
  )
}

/** AUTH-03, AUTH-08, VAL-12 to VAL-16. */
export function SignUpForm({ alive }: { alive: boolean }) {
  const t = useMessages(accountMessages)
  const shopName = useShopName()
  const signIn = useSession((session) => session.signIn)
  const form = useRef<HTMLFormElement>(null)
  const keep = useSavedFields(form, 'sign-up')
  const { problems, addProblems, submitted, onBlur, onInput } = useFormProblems<Names>(form, (values) =>
    findProblems(values, t, shopName),
  )

  async function register({
    name,
    email,
    password,
    phone,
    callingCode,
  }: Record<Names, string>): Promise<void> {
    const account = { name, email, password, phone: withCallingCode(callingCode, phone) }
    const answer = await call('POST /api/user/register', account)
    if (answer.success) return signIn(answer)
    const ofPassword = problemOfPassword(answer, t)
    const field = ofPassword ? 'password' : FIELD_OF[answer.code]
    if (field) addProblems({ [field]: ofPassword ?? answer.message })
    throw new Error(ofPassword ?? answer.message)
  }
  const { busy, sendOnce } = useSubmit(register)

  return (
    <AuthForm
      ref={form}
      onSubmit={(event) => sendOnce(submitted(event))}
      onBlur={onBlur}
      onInput={(event) => {
        keep()
        onInput(event)
      }}
    >
      <Field label={t.name} error={problems.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" required />}
      </Field>
      <Field label={t.phone} error={problems.phone}>
        {(control) => <PhoneControls {...control} />}
      </Field>
      <Field label={t.email} error={problems.email}>
        {(control) => <Input {...control} name="email" type="email" autoComplete="email" required />}
      </Field>
      <Field label={t.password} error={problems.password}>
        {(control) => (
          <PasswordInput {...control} autoComplete="new-password" placeholder={t.passwordHint} required />
        )}
      </Field>
      <SubmitButton alive={alive} busy={busy} className={styles.submit}>
        {t.signUp}
      </SubmitButton>
    </AuthForm>
  )
}
