import type { InputOf } from '@little-dunes/domain/contract/calls'
import { isFinishedReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { orderPath, PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { OrderLinesSkeleton } from '#account/order-lines-skeleton.tsx'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { useOrderLinkKey } from '#orders/page/use-order-page'
import styles from '#orders/return/return.module.css'
import { ReturnForm } from '#orders/return/return-form.tsx'
import { ReturnList } from '#orders/return/return-list.tsx'
import { returnMessages } from '#orders/return/return-messages'
import { type ReturnPageProblem, useReturnPage } from '#orders/return/use-return-page'
import { useParams } from '#platform/address/address'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'
import { showToast } from '#ui/toast/toast-store'
import { TryAgain } from '#ui/try-again.tsx'

function Missing({ problem, onTry }: { problem: ReturnPageProblem; onTry(): void }) {
  const t = useMessages(returnMessages)
  if (problem === 'failed')
    return <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={onTry} />
  return (
    <div className={emptyStateStyles.state}>
      <h2 className={textStyles.display}>{t.notFound}</h2>
      <p>{t.notFoundHint}</p>
      <ButtonLink to={PATHS.orders}>{t.orders}</ButtonLink>
    </div>
  )
}

function Returning({ number }: { number: string }) {
  const t = useMessages(returnMessages)
  const { page, missing, key, load, request, cancel, upload, loadPhotos } = useReturnPage(number)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  // One idempotency key per draft, so that a second press sends nothing twice.
  const sending = useRef({ body: '', key: '' })

  async function send(input: InputOf<'POST /api/return/request'>) {
    const body = JSON.stringify(input)
    if (sending.current.body !== body) sending.current = { body, key: crypto.randomUUID() }
    setBusy(true)
    const answer = await request(input, sending.current.key).catch(() => null)
    setBusy(false)
    if (!answer?.success) return setRefusal(answer?.message ?? t.wrong)
    setRefusal(null)
    showToast(t.sent(answer.return.number))
    window.scrollTo({ top: 0 })
    await load()
  }

  if (!page) return missing ? <Missing problem={missing} onTry={() => void load()} /> : <OrderLinesSkeleton />
  const { until, problem, returns } = page
  const requested = returns.find(({ status }) => status === 'requested')
  const isOpen = returns.some(({ status }) => !isFinishedReturn(status))
  const toOrder = (
    <ButtonLink look="outline" size="small" to={orderPath(number, key ?? undefined)}>
      {t.toOrder}
    </ButtonLink>
  )
  return (
    <>
      <p className={styles.about}>
        {t.order(page.number)} {until !== null && problem !== 'too_late' && t.until(until)}
      </p>
      {returns.length > 0 && (
        <section className={styles.card} aria-label={t.returns}>
          <h2>{requested ? t.received(requested.number) : t.returns}</h2>
          <ReturnList page={page} onCallOff={(one) => void cancel(one)} loadPhotos={loadPhotos} />
          {isOpen && toOrder}
        </section>
      )}
      {problem === null && (
        <ReturnForm
          key={returns.length}
          page={page}
          busy={busy}
          refusal={refusal}
          upload={upload}
          onSend={(input) => void send(input)}
        />
      )}
      {problem !== null && !isOpen && (
        <div className={styles.card}>
          <h2>{t.nothing}</h2>
          <p>{t.problems[problem]}</p>
          {toOrder}
        </div>
      )}
    </>
  )
}

/** Returns units of an order, for the customer or with the link of an email. */
export default function ReturnPage() {
  const t = useMessages(returnMessages)
  const { number = '' } = useParams()
  const key = useOrderLinkKey()
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, styles.page)}>
      <PageTitle>{t.title(number)}</PageTitle>
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        steps={[
          { label: t.home, to: PATHS.home },
          { label: t.orders, to: PATHS.orders },
          { label: number, to: orderPath(number, key ?? undefined) },
          { label: t.heading },
        ]}
      />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.heading}</h1>
      {key === null ? (
        <RequireSignIn waiting={<OrderLinesSkeleton />}>
          <Returning number={number} />
        </RequireSignIn>
      ) : (
        <Returning number={number} />
      )}
    </div>
  )
}
