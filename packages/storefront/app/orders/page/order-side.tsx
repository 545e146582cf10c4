import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import type { WireOrderPage } from '@little-dunes/domain/contract/orders/order-page-calls'
import { mayCancel } from '@little-dunes/domain/orders/order-lifecycle'
import { taxDocumentPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { accountMessages } from '#account/account-messages'
import { refundText } from '#account/order-item-view'
import styles from '#orders/page/order-page.module.css'
import { orderPageMessages } from '#orders/page/order-page-messages'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import buttonStyles from '#ui/button.module.css'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** The shop's notes on the order, newest first. */
export function NotesCard({ notes }: Pick<WireOrderPage, 'notes'>) {
  const t = useMessages(orderPageMessages)
  return (
    <section className={styles.card} aria-labelledby="notes">
      <h2 id="notes">{t.notes}</h2>
      {notes.map(({ at, text }) => (
        <div key={`${at} ${text}`}>
          <p dir="auto">{text}</p>
          <small>
            <time dateTime={new Date(at).toISOString()}>{t.moment(at)}</time>
          </small>
        </div>
      ))}
    </section>
  )
}

interface PaymentCardProps {
  order: WireOrder
  documents: WireOrderPage['documents']
  /** Opens the order without an account. */
  orderKey: string | null
}

export function PaymentCard({ order, documents, orderKey }: PaymentCardProps) {
  const t = useMessages(orderPageMessages)
  const account = useMessages(accountMessages)
  const method = account.paymentMethods[order.paymentMethod]
  const refund = refundText(order, account)
  return (
    <section className={styles.card} aria-labelledby="payment">
      <h2 id="payment">{t.payment}</h2>
      <p>{order.payment && !order.refund ? t.paidBy(method) : method}</p>
      {refund && <p>{refund}</p>}
      <ul>
        {documents.map(({ kind, number }) => (
          <li key={number} className={styles.document}>
            <Link
              to={taxDocumentPath(order.number, number, orderKey ?? undefined)}
              className={textStyles.link}
            >
              {t.documents[kind]} {number}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface HelpCardProps {
  order: WireOrder
  /** Undefined for everyone but the customer. */
  onCancel: (() => void) | undefined
}

export function HelpCard({ order, onCancel }: HelpCardProps) {
  const t = useMessages(orderPageMessages)
  const email = useRootData()?.settings.helpEmail
  const words = helpText(order.status, onCancel !== undefined, t)
  return (
    <section className={clsx(styles.card, styles.help)} aria-labelledby="help">
      <div>
        <h2 id="help">{t.help}</h2>
        {words && <p>{words}</p>}
      </div>
      {mayCancel(order.status) && onCancel && (
        <Button look="danger" size="small" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
      {email && (
        <a
          className={clsx(buttonStyles.button, buttonStyles.outline, buttonStyles.small)}
          href={`mailto:${email}?subject=${encodeURIComponent(t.heading(order.number))}`}
        >
          {t.write}
        </a>
      )}
    </section>
  )
}

function helpText(
  status: WireOrder['status'],
  canCancel: boolean,
  t: typeof orderPageMessages,
): string | null {
  if (mayCancel(status)) return canCancel ? t.mayCancel : null
  if (status === 'Shipped') return t.tooLate
  return status === 'Delivered' ? t.arrived : null
}
