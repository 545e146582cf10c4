import type { WireTaxDocument } from '@little-dunes/domain/contract/orders/tax-document'
import {
  type DocumentRow,
  documentColumns,
  documentContacts,
  documentFacts,
  documentNote,
  documentSeller,
  documentTotals,
  documentWords,
} from '@little-dunes/domain/contract/orders/tax-document-rows'
import {
  type BilingualLabel,
  taxDocumentLabels as labels,
} from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { clsx } from 'clsx'
import styles from '#orders/documents/tax-document-paper.module.css'
import { useShopName } from '#platform/root-data'
import { ShopLogo } from '#shell/shop-logo.tsx'
import textStyles from '#ui/text.module.css'

/** English at the start, the value in the middle, Arabic at the end. */
const Row = ({ of, value, isGrand = false }: DocumentRow) => (
  <div className={clsx(isGrand && styles.grand)}>
    <dt lang="en" dir="ltr">
      {of.en}
    </dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
    {/* A repeated label, hidden from screen readers. */}
    <dt lang="ar" dir="rtl" aria-hidden="true">
      {of.ar}
    </dt>
  </div>
)

const Head = ({ of }: { of: BilingualLabel }) => (
  <th scope="col">
    {of.en}
    {of.ar !== of.en && (
      <span lang="ar" dir="rtl">
        {of.ar}
      </span>
    )}
  </th>
)

function Lines({ document: { lines, vatRate } }: { document: WireTaxDocument }) {
  const [first, description, ...amounts] = documentColumns(vatRate)
  const placed = lines.map((line, at) => ({ line, place: at + 1 }))
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          {first && <Head of={first.of} />}
          {description && <Head of={description.of} />}
          {amounts.map(({ name, of }) => (
            <Head key={name} of={of} />
          ))}
        </tr>
      </thead>
      <tbody>
        {placed.map(({ line, place }) => (
          <tr key={place}>
            <td>{place}</td>
            <td>
              <bdi>{line.description}</bdi>
              {line.descriptionAr && (
                <span lang="ar" dir="rtl">
                  {line.descriptionAr}
                </span>
              )}
            </td>
            {amounts.map(({ name, of, show }) => (
              <td
                key={name}
                data-label={`${of.en} · ${of.ar}`}
                className={clsx(name === 'total' && styles.total)}
              >
                {show(line, place)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Both = ({ of, look }: { of: BilingualLabel; look: string | undefined }) => (
  <div className={look}>
    <p>{of.en}</p>
    <p lang="ar" dir="rtl">
      {of.ar}
    </p>
  </div>
)

const Rows = ({ rows, look }: { rows: readonly DocumentRow[]; look: string | undefined }) => (
  <dl className={look}>
    {rows.map((row) => (
      <Row key={row.of.en} {...row} />
    ))}
  </dl>
)

function Seller({ document, language }: { document: WireTaxDocument; language: 'en' | 'ar' }) {
  const { trn } = document.seller
  return (
    <p className={styles.seller} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {documentSeller(document)[language].map((line) => (
        <span key={line}>{line}</span>
      ))}
      {trn && (
        <span>
          {labels.trn[language]}{' '}
          <b className={textStyles.numeric}>
            <bdi dir="ltr">{trn}</bdi>
          </b>
        </span>
      )}
    </p>
  )
}

/** A tax invoice or credit note as one A4 sheet, in English and Arabic side by side. */
export function TaxDocumentPaper({ document }: { document: WireTaxDocument }) {
  const title = labels[document.kind]
  const contacts = documentContacts(document)
  return (
    <article className={styles.paper} lang="en" dir="ltr">
      <header className={styles.head}>
        <div>
          <ShopLogo alt={useShopName()} width={166} height={32} own={styles.logo} />
          <Seller document={document} language="en" />
        </div>
        <h1 className={clsx(textStyles.display, styles.title)}>
          {title.en}
          <span lang="ar" dir="rtl">
            {title.ar}
          </span>
        </h1>
        <Seller document={document} language="ar" />
      </header>
      <svg className={styles.dune} viewBox="0 0 600 16" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 9C100 0 200 1 300 8s200 7 300-3" />
      </svg>
      <Rows rows={documentFacts(document)} look={styles.facts} />
      {document.lines.length > 0 && <Lines document={document} />}
      <Rows rows={documentTotals(document)} look={styles.totals} />
      <Both of={documentWords(document)} look={styles.words} />
      <Both of={documentNote(document)} look={styles.note} />
      {contacts.length > 0 && <footer className={styles.contacts}>{contacts.join(' · ')}</footer>}
    </article>
  )
}
