import { Icon } from '@little-dunes/design/icon.tsx'
import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { Download } from 'lucide'
import { Link } from 'react-router'
import { downloadEInvoice, useDownloadDocuments } from '#documents/use-download-documents'
import { formatCashRefund } from '#orders/order/build-history'
import { cardName } from '#orders/order/card-name'
import factStyles from '#orders/order/facts.module.css'
import { moneyIn } from '#orders/order/money-in'
import { orderMessages as texts } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { ordersMessages } from '#orders/orders-messages'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { Tag } from '#ui/display/tag.tsx'

const { money } = ordersMessages

/** Cash part of a refund, and its payment; roles that book cash may undo the payment. */
function CashRefundFact({ refund }: { refund: WholeOrder['refunds'][number] }) {
  const { id: refundId, amount, credit, toPayBack, paidBack } = refund
  const mayPayBack = usePermission('cash:remit')
  const { busy, change } = useOrderMutation()
  if (!toPayBack && !paidBack) return null
  const cash = inAed(amount - credit)
  return (
    <div>
      <dt>{toPayBack ? texts.toBePaidBack : texts.paidBack}</dt>
      <dd>
        {toPayBack && mayPayBack ? <Link to={PATHS.cashOnDelivery}>{cash}</Link> : cash}
        {paidBack && (
          <div>
            <small>
              <Parts of={formatCashRefund(refund)} />
            </small>
          </div>
        )}
        {paidBack && mayPayBack && (
          <Button
            look="quiet"
            size="small"
            busy={busy}
            aria-label={texts.undoCashRefundLabel(cash)}
            onClick={() => void change('POST /api/staff/cash/pay-back', { refundId, paidBack: false })}
          >
            {texts.notPaidBack}
          </Button>
        )}
      </dd>
    </div>
  )
}

export function PaymentCard({ order }: { order: WholeOrder }) {
  const { received, refundable, paymentId, card, documents } = order
  const { busy, download } = useDownloadDocuments()
  const isIn = order.money === 'paid' || order.money === 'part_refunded'
  const isToCollect = order.money === 'cash'
  return (
    <Card
      title={texts.payment}
      actions={isIn ? <Tag look="palm">{money[order.money]}</Tag> : <Tag>{money[order.money]}</Tag>}
    >
      <dl className={factStyles.facts}>
        {moneyIn(order).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inAed(amount)}</dd>
          </div>
        ))}
        {received > refundable && (
          <div>
            <dt>{texts.refunded}</dt>
            <dd>{inAed(received - refundable)}</dd>
          </div>
        )}
        {card && (
          <div>
            <dt>{texts.card}</dt>
            <dd>{cardName(card)}</dd>
          </div>
        )}
        {order.refunds.map((refund) => (
          <CashRefundFact key={refund.id} refund={refund} />
        ))}
        {paymentId && (
          <div>
            <dt>{texts.paymentId}</dt>
            <dd>
              <bdi>{paymentId}</bdi>
            </dd>
          </div>
        )}
        {documents.length > 0 && (
          <div>
            <dt>{texts.documents}</dt>
            <dd>
              {documents.map(({ id, number, hasEInvoice, voided }) => (
                <div key={id}>
                  <bdi>{number}</bdi> {voided && <Tag>{texts.voided}</Tag>}
                  {hasEInvoice && (
                    <Button
                      look="quiet"
                      size="small"
                      aria-label={texts.eInvoiceLabel(number)}
                      onClick={() => downloadEInvoice(number)}
                    >
                      {texts.eInvoice}
                    </Button>
                  )}
                </div>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {isToCollect && order.status === 'Shipped' && <p className={factStyles.quiet}>{texts.refundLater}</p>}
      {documents.some(({ voided }) => !voided) && (
        <Button
          look="outline"
          size="small"
          className={factStyles.more}
          busy={busy}
          onClick={() => download([order.id])}
        >
          <Icon node={Download} />
          {texts.downloadDocuments}
        </Button>
      )}
    </Card>
  )
}
