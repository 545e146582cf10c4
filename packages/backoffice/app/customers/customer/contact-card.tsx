import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { Languages, Mail, MessageCircle, Phone } from 'lucide'
import type { ReactNode } from 'react'
import styles from '#customers/customer/customer-cards.module.css'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { formatDate, languageName } from '#platform/format'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'

const Confirmed = ({ is }: { is: boolean }) =>
  is ? <Tag look="palm">{texts.confirmed}</Tag> : <Tag>{texts.notConfirmed}</Tag>

/** Contact data; `children` are further rows. */
export const ContactRows = ({ customer, children }: { customer: WholeCustomer; children?: ReactNode }) => (
  <ul className={styles.rows}>
    <li>
      <Icon node={Phone} />
      <a href={`tel:${customer.phone}`}>
        <bdi dir="ltr">{customer.phone}</bdi>
      </a>
      <Confirmed is={customer.phoneConfirmed} />
      <a
        className={styles.message}
        href={`https://wa.me/${customer.phone.replace(/\D/g, '')}`}
        target="_blank"
        rel="noreferrer"
        aria-label={texts.writeOnWhatsApp}
        title={texts.writeOnWhatsApp}
      >
        <Icon node={MessageCircle} />
      </a>
    </li>
    <li>
      <Icon node={Mail} />
      <a href={`mailto:${customer.email}`}>
        <bdi>{customer.email}</bdi>
      </a>
      <Confirmed is={customer.emailConfirmed} />
    </li>
    <li>
      <Icon node={Languages} />
      <span>
        {languageName(customer.language)}
        {' · '}
        {customer.newsletterSince === null
          ? texts.noNews
          : texts.newsSince(formatDate(customer.newsletterSince))}
      </span>
    </li>
    {children}
  </ul>
)

export const ContactCard = ({ customer }: { customer: WholeCustomer }) => (
  <Card title={texts.contact}>
    <ContactRows customer={customer} />
  </Card>
)
