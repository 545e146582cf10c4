import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeShopper } from '@little-dunes/domain/contract/customers/shopper-fields'
import { Languages, Mail, MessageCircle, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { formatDate, languageName } from '#platform/format'
import styles from '#shoppers/shopper/shopper-cards.module.css'
import { shopperMessages as texts } from '#shoppers/shopper/shopper-messages'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'

const Confirmed = ({ is }: { is: boolean }) =>
  is ? <Tag look="palm">{texts.confirmed}</Tag> : <Tag>{texts.notConfirmed}</Tag>

/** Contact data; `children` are further rows. */
export const ContactRows = ({ shopper, children }: { shopper: WholeShopper; children?: ReactNode }) => (
  <ul className={styles.rows}>
    <li>
      <Icon node={Phone} />
      <a href={`tel:${shopper.phone}`}>
        <bdi dir="ltr">{shopper.phone}</bdi>
      </a>
      <Confirmed is={shopper.phoneConfirmed} />
      <a
        className={styles.message}
        href={`https://wa.me/${shopper.phone.replace(/\D/g, '')}`}
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
      <a href={`mailto:${shopper.email}`}>
        <bdi>{shopper.email}</bdi>
      </a>
      <Confirmed is={shopper.emailConfirmed} />
    </li>
    <li>
      <Icon node={Languages} />
      <span>
        {languageName(shopper.language)}
        {' · '}
        {shopper.newsletterSince === null
          ? texts.noNews
          : texts.newsSince(formatDate(shopper.newsletterSince))}
      </span>
    </li>
    {children}
  </ul>
)

export const ContactCard = ({ shopper }: { shopper: WholeShopper }) => (
  <Card title={texts.contact}>
    <ContactRows shopper={shopper} />
  </Card>
)
