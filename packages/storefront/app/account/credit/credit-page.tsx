import type { WireCreditEntry } from '@little-dunes/domain/contract/credit/credit-calls'
import { filsFromAed } from '@little-dunes/domain/money'
import { orderPath, PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import styles from '#account/credit/credit.module.css'
import { creditMessages } from '#account/credit/credit-messages'
import { GiftCardForm } from '#account/credit/gift-card-form.tsx'
import { useCredit } from '#account/credit/use-credit'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { formatMoney } from '#platform/amounts'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'
import { TryAgain } from '#ui/try-again.tsx'

function Entry({ entry }: { entry: WireCreditEntry }) {
  const t = useMessages(creditMessages)
  const amount = filsFromAed(Math.abs(entry.amount))
  return (
    <li>
      <div>
        <b>{t.reasons[entry.reason]}</b>
        {entry.note && <p dir="auto">{entry.note}</p>}
        <p className={styles.facts}>
          <span>{t.day(entry.at)}</span>
          {entry.orderNumber && (
            <Link to={orderPath(entry.orderNumber)} className={textStyles.link}>
              {t.order(entry.orderNumber)}
            </Link>
          )}
        </p>
      </div>
      <div className={styles.amount}>
        <b>
          <bdi>{entry.amount < 0 ? t.spent(amount) : t.gained(amount)}</bdi>
        </b>
        <span className={styles.facts}>{t.after(filsFromAed(entry.balance))}</span>
      </div>
    </li>
  )
}

function StoreCredit() {
  const t = useMessages(creditMessages)
  const { credit, failed, load, redeem } = useCredit()
  if (!credit)
    return failed ? (
      <TryAgain text={t.failed} hint={t.failedHint} action={t.tryAgain} onTry={load} />
    ) : (
      <Loader text={t.loading} />
    )
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <section className={styles.balance} aria-labelledby="credit-balance">
          <h2 id="credit-balance">{t.balance}</h2>
          <p className={clsx(textStyles.display, styles.sum)}>
            <bdi>{formatMoney(filsFromAed(credit.balance))}</bdi>
          </p>
          <p>{credit.balance > 0 ? t.hint : t.noneHint}</p>
        </section>
        <GiftCardForm redeem={redeem} />
      </div>
      <section className={styles.entries} aria-labelledby="credit-entries">
        <h2 id="credit-entries">{t.entries}</h2>
        {credit.entries.length === 0 ? (
          <p>{t.noEntries}</p>
        ) : (
          <ul>
            {credit.entries.map((entry) => (
              <Entry key={`${entry.at} ${entry.balance} ${entry.amount}`} entry={entry} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

export default function CreditPage() {
  const t = useMessages(creditMessages)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{t.title}</PageTitle>
      <Breadcrumbs
        steps={[
          { label: t.home, to: PATHS.home },
          { label: t.profile, to: PATHS.profile },
          { label: t.heading },
        ]}
      />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.heading}</h1>
      <RequireSignIn waiting={<Loader text={t.loading} />}>
        <StoreCredit />
      </RequireSignIn>
    </div>
  )
}
