import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#inbox/inbox-entry.module.css'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'

interface InboxEntryProps {
  heading: ReactNode
  at: number
  children: ReactNode
}

export const InboxEntry = ({ heading, at, children }: InboxEntryProps) => (
  <li className={styles.entry}>
    <header>
      {heading}
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
    </header>
    {children}
  </li>
)

/** A customer's text in its language and direction. */
export const EntryText = ({ language, children }: { language: Language; children: string }) => (
  <p className={styles.text} lang={language} dir={DIRECTIONS[language]}>
    {children}
  </p>
)

interface ProductAndCustomerProps {
  productId: number | string
  productName: string
  customerId: number | string
  name: string
}

/** The product and the customer of an entry; only some roles may open the customer. */
export function ProductAndCustomer({ productId, productName, customerId, name }: ProductAndCustomerProps) {
  const maySeeCustomer = usePermission('customers:read')
  return (
    <>
      <Link to={`${PATHS.products}/${productId}`}>
        <bdi>{productName}</bdi>
      </Link>
      {maySeeCustomer ? (
        <Link to={`${PATHS.customers}/${customerId}`}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </>
  )
}
