import { type Company, companyProblems } from '@little-dunes/domain/accounts/company'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { detailsMessages } from '#account/details/details-messages'
import { useSending } from '#account/details/use-sending'
import styles from '#account/security/account-security.module.css'
import { AuthForm } from '#account/sign-in/auth-form.tsx'
import { call } from '#platform/client'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { useFormProblems } from '#ui/form/use-form-problems'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'

const trimCompany = ({ name, trn }: Company): Company => ({
  name: name.trim(),
  trn: withLatinDigits(trn).replaceAll(/[\s-]/g, ''),
})

/** Name and tax number for invoices; hidden until loaded. */
export function CompanyForm() {
  const t = useMessages(detailsMessages)
  const form = useRef<HTMLFormElement>(null)
  const [company, setCompany] = useState<Company | null | undefined>(undefined)
  useEffect(() => {
    call('POST /api/user/company', {}).then(
      (answer) => answer.success && setCompany(answer.company),
      () => undefined,
    )
  }, [])
  const { problems, submitted, onBlur, onInput } = useFormProblems<keyof Company>(form, (values) => {
    const entries = Object.entries(companyProblems(trimCompany(values)))
    return Object.fromEntries(entries.map(([field, problem]) => [field, t.problems[problem]]))
  })
  const { busy, sendOnce } = useSending(async (choice: Company | 'none') => {
    const asked = { company: choice === 'none' ? null : trimCompany(choice) }
    const answer = await call('POST /api/user/company/save', asked)
    if (!answer.success) throw new Error(answer.message)
    setCompany(answer.company)
    showToast(answer.message)
  })

  if (company === undefined) return <p>{t.companyText}</p>
  return (
    <AuthForm
      ref={form}
      key={company?.trn ?? 'none'}
      className={styles.form}
      aria-labelledby="company"
      onSubmit={(event) => void sendOnce(submitted(event))}
      onBlur={onBlur}
      onInput={onInput}
    >
      <p>{t.companyText}</p>
      <Field label={t.companyName} error={problems.name}>
        {(control) => (
          <Input {...control} name="name" autoComplete="organization" defaultValue={company?.name ?? ''} />
        )}
      </Field>
      <Field label={t.companyTrn} error={problems.trn}>
        {(control) => (
          <Input {...control} name="trn" inputMode="numeric" dir="ltr" defaultValue={company?.trn ?? ''} />
        )}
      </Field>
      <Button type="submit" look="outline" className={styles.save} aria-disabled={busy}>
        {t.saveCompany}
      </Button>
      {company && (
        <button
          type="button"
          className={clsx(textStyles.link, styles.save)}
          onClick={() => void sendOnce('none')}
        >
          {t.removeCompany}
        </button>
      )}
    </AuthForm>
  )
}
