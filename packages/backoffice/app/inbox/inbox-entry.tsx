import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from '#inbox/inbox-entry.module.css'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'

interface InboxEntryProps {
  /** Who wrote about what. */
  heading: ReactNode
  at: number
  children: ReactNode
}

/** One entry of an inbox: who wrote when, what, and what may be done about it. */
export const InboxEntry = ({ heading, at, children }: InboxEntryProps) => (
  <li className={styles.entry}>
    <header>
      {heading}
      <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
    </header>
    {children}
  </li>
)

/** What was written, in its own language and direction. */
export const EntryText = ({ language, children }: { language: Language; children: string }) => (
  <p className={styles.text} lang={language} dir={DIRECTIONS[language]}>
    {children}
  </p>
)

interface ProductAndShopperProps {
  productId: number | string
  productName: string
  shopperId: number | string
  name: string
}

/** The product that a shopper wrote about, and the shopper, whose record only some roles may open. */
export function ProductAndShopper({ productId, productName, shopperId, name }: ProductAndShopperProps) {
  const maySeeShopper = usePermission('shoppers:read')
  return (
    <>
      <Link to={`${PATHS.products}/${productId}`}>
        <bdi>{productName}</bdi>
      </Link>
      {maySeeShopper ? (
        <Link to={`${PATHS.shoppers}/${shopperId}`}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </>
  )
}
