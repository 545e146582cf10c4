import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { useState } from 'react'
import { Link } from 'react-router'
import styles from '#customers/customer/credit-card.module.css'
import { CreditDialog } from '#customers/customer/credit-dialog.tsx'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { orderPath } from '#orders/order-query'
import { formatDate, inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Actor } from '#ui/display/actor.tsx'

type CreditCardProps = Pick<ReplyOf<'GET /api/staff/customer/credit'>, 'balance' | 'entries'> & {
  customerId: string
}

export function CreditCard({ customerId, balance, entries }: CreditCardProps) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = usePermission('credit:write')
  return (
    <Card
      title={texts.credit}
      aside={inAed(balance)}
      actions={
        mayChange && (
          <Button look="outline" size="small" onClick={() => setOpen(true)}>
            {texts.changeCredit}
          </Button>
        )
      }
    >
      {entries.length === 0 && <p>{texts.noCredit}</p>}
      <ul className={styles.entries}>
        {entries.map(({ id, at, reason, amount, actor, actorName, note, order }) => (
          <li key={id}>
            <span>
              {texts.creditReasons[reason]}
              <small>
                {formatDate(at)} {actor.includes('@') && <Actor actor={actor} actorName={actorName} />}{' '}
                {order && (
                  <Link to={orderPath(order.id)}>{texts.creditOrder(orderNumberText(order.number))}</Link>
                )}
              </small>
              {note && (
                <small>
                  <bdi>{note}</bdi>
                </small>
              )}
            </span>
            <span className={styles.amount}>{inAed(amount)}</span>
          </li>
        ))}
      </ul>
      {isOpen && <CreditDialog customerId={customerId} onClose={() => setOpen(false)} />}
    </Card>
  )
}
