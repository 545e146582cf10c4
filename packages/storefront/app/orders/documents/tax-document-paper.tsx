import type { WireTaxDocument } from '@little-dunes/domain/contract/order-page-calls'
import {
  type BilingualLabel,
  taxDocumentLabels as labels,
} from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { filsFromAed, formatAmount } from '@little-dunes/domain/money'
import { clsx } from 'clsx'
import styles from '#orders/documents/tax-document-paper.module.css'
import { messagesOf } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'
import textStyles from '#ui/text.module.css'

/** The day in Dubai, where the supply was: '20 Nov 2026'. */
const dayOf = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dubai' }).format(when)

const amountOf = (aed: number): string => formatAmount(filsFromAed(aed))
const lessOf = (aed: number): string => (aed === 0 ? '–' : `−${amountOf(aed)}`)

/** English at the start, the value in the middle, Arabic at the end. */
function Row({ of, value, look }: { of: BilingualLabel; value: string; look?: string | undefined }) {
  return (
    <div className={look}>
      <dt lang="en" dir="ltr">
        {of.en}
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
      {/* The same label again: it is read once. */}
      <dt lang="ar" dir="rtl" aria-hidden="true">
        {of.ar}
      </dt>
    </div>
  )
}

const Head = ({ of }: { of: BilingualLabel }) => (
  <th scope="col">
    {of.en}
    <span lang="ar" dir="rtl">
      {of.ar}
    </span>
  </th>
)

/** How an invoice was paid, or where the money of a credit note goes. */
function moneyWay({ credit, paymentMethod, storeCredit, totals }: WireTaxDocument) {
  if (!credit) return paymentMethod
  if (storeCredit === totals.total) return 'credit'
  return paymentMethod === 'cod' ? 'cash' : paymentMethod
}

function Facts({ document }: { document: WireTaxDocument }) {
  const { credit, customer } = document
  const way = labels[moneyWay(document)]
  return (
    <dl className={styles.facts}>
      <Row of={credit ? labels.creditNoteNumber : labels.invoiceNumber} value={document.number} />
      <Row of={labels.order} value={document.orderNumber} />
      <Row of={labels.issued} value={dayOf(document.issuedAt)} />
      {credit ? (
        <Row of={labels.forInvoice} value={credit.invoiceNumber} />
      ) : (
        <Row of={labels.supplied} value={dayOf(document.issuedAt)} />
      )}
      <Row of={labels.customer} value={customer.name} />
      {customer.trn && <Row of={labels.trn} value={customer.trn} />}
      {credit ? (
        <Row of={labels.invoiceDate} value={dayOf(credit.invoiceDate)} />
      ) : (
        <Row of={labels.deliverTo} value={`${customer.address}, ${customer.emirate}`} />
      )}
      {credit && <Row of={labels.reason} value={credit.reason} />}
      <Row of={credit ? labels.refundedTo : labels.paidWith} value={`${way.en} · ${way.ar}`} />
    </dl>
  )
}

function Lines({ lines }: Pick<WireTaxDocument, 'lines'>) {
  const heads = ['description', 'quantity', 'priceWithVat', 'discount', 'net', 'vat', 'total'] as const
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {heads.map((name) => (
            <Head key={name} of={labels[name]} />
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.description}>
            <td>
              <bdi>{line.description}</bdi>
            </td>
            <td data-label={labels.quantity.en}>{line.quantity}</td>
            <td data-label={labels.priceWithVat.en}>{amountOf(line.list)}</td>
            <td data-label={labels.discount.en}>{lessOf(line.discount)}</td>
            <td data-label={labels.net.en}>{amountOf(line.net)}</td>
            <td data-label={labels.vat.en}>{amountOf(line.vat)}</td>
            <td data-label={labels.total.en}>
              <b>{amountOf(line.total)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Totals({ document: { totals, credit, vatRate, storeCredit = 0 } }: { document: WireTaxDocument }) {
  const withRate = ({ en, ar }: BilingualLabel) => ({
    en: `${en} ${vatRate}%`,
    // Isolated: the sign stays behind the number.
    ar: `${ar} \u2066${vatRate}%\u2069`,
  })
  if (credit) {
    return (
      <dl className={styles.totals}>
        <Row of={labels.invoiceValue} value={amountOf(credit.valueBefore)} />
        <Row of={labels.netCredited} value={amountOf(totals.net)} />
        <Row of={withRate(labels.vatCredited)} value={amountOf(totals.vat)} />
        <Row of={labels.creditTotal} value={amountOf(totals.total)} look={styles.grand} />
        {storeCredit > 0 && <Row of={labels.toCredit} value={amountOf(storeCredit)} />}
        <Row of={labels.corrected} value={amountOf(credit.valueAfter)} />
      </dl>
    )
  }
  return (
    <dl className={styles.totals}>
      <Row of={labels.beforeDiscount} value={amountOf(totals.list)} />
      <Row of={labels.discount} value={lessOf(totals.discount)} />
      <Row of={labels.taxable} value={amountOf(totals.net)} />
      <Row of={withRate(labels.vatAmount)} value={amountOf(totals.vat)} />
      <Row of={labels.grandTotal} value={amountOf(totals.total)} look={styles.grand} />
      {storeCredit > 0 && <Row of={labels.ofCredit} value={amountOf(storeCredit)} />}
      {storeCredit > 0 && storeCredit < totals.total && (
        <Row of={labels.rest} value={amountOf(totals.total - storeCredit)} />
      )}
    </dl>
  )
}

/** A tax invoice or credit note as one sheet of A4, in English and Arabic side by side. */
export function TaxDocumentPaper({ document }: { document: WireTaxDocument }) {
  const title = labels[document.kind]
  const { seller } = document
  return (
    <article className={styles.paper} lang="en" dir="ltr">
      <header className={styles.head}>
        <div>
          <img src="/logo.svg" alt={messagesOf(platformMessages).shop} width={166} height={32} />
          <p className={styles.seller}>
            {seller.name}
            <br />
            {seller.address}
          </p>
        </div>
        <h1 className={clsx(textStyles.display, styles.title)}>
          {title.en}
          <span lang="ar" dir="rtl">
            {title.ar}
          </span>
        </h1>
        {seller.trn && (
          <p className={styles.trn}>
            {labels.trn.en} · <span lang="ar">{labels.trn.ar}</span>
            <b className={textStyles.numeric}>{seller.trn}</b>
          </p>
        )}
      </header>
      <svg className={styles.dune} viewBox="0 0 600 16" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 9C100 0 200 1 300 8s200 7 300-3" />
      </svg>
      <Facts document={document} />
      {document.lines.length > 0 && <Lines lines={document.lines} />}
      <Totals document={document} />
      <footer className={styles.note}>
        <p>{labels.note.en}</p>
        <p lang="ar" dir="rtl">
          {labels.note.ar}
        </p>
      </footer>
    </article>
  )
}
