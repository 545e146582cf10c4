import { Icon } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide'
import { type FormEvent, useState } from 'react'
import { OrderProgress } from '#orders/page/order-progress.tsx'
import { trackMessages } from '#orders/track/track-messages'
import styles from '#orders/track/track-page.module.css'
import { call } from '#platform/client'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import fieldStyles from '#ui/form/field.module.css'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

type Tracked = ReplyOf<'POST /api/order/track'>

/** Status of an order by its number and phone, without an account. */
export default function TrackPage() {
  const t = useMessages(trackMessages)
  const [fields, setFields] = useState({ number: '', phone: '' })
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [tracked, setTracked] = useState<Tracked | null>(null)
  const missing = (name: keyof typeof fields) => (isAsked && fields[name].trim() === '' ? t.required : null)

  async function track(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAsked(true)
    if (busy || Object.values(fields).some((text) => text.trim() === '')) return
    setBusy(true)
    const answer = await call('POST /api/order/track', fields).catch(() => null)
    setBusy(false)
    setTracked(answer?.success ? answer : null)
    setProblem(answer?.success ? null : (answer?.message ?? t.failed))
  }

  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, styles.page)}>
      <PageTitle>{t.title}</PageTitle>
      <Breadcrumbs steps={[{ label: t.home, to: PATHS.home }, { label: t.heading }]} />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.heading}</h1>
      <p className={styles.hint}>{t.hint}</p>
      <form className={styles.form} noValidate onSubmit={track}>
        <Field label={t.number} error={missing('number')}>
          {(control) => (
            <Input
              {...control}
              dir="ltr"
              placeholder="LD-10471"
              maxLength={20}
              autoComplete="off"
              value={fields.number}
              onChange={(event) => setFields({ ...fields, number: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.phone} error={missing('phone')}>
          {(control) => (
            <Input
              {...control}
              type="tel"
              dir="ltr"
              maxLength={40}
              autoComplete="tel"
              value={fields.phone}
              onChange={(event) => setFields({ ...fields, phone: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={busy}>
          {t.track}
        </Button>
      </form>
      <div role="status" className={styles.answer}>
        {problem && (
          <p className={fieldStyles.error}>
            <Icon node={CircleAlert} />
            {problem}
          </p>
        )}
        {tracked && (
          <>
            <h2 className={styles.number}>{t.order(tracked.number)}</h2>
            <OrderProgress steps={tracked.steps} parcel={tracked.parcel} />
          </>
        )}
      </div>
    </div>
  )
}
