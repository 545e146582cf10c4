import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { SHIPPING_METHODS } from '@little-dunes/domain/orders/delivery'
import { CHOSEN_PAYMENT_METHODS } from '@little-dunes/domain/orders/order-lifecycle'
import styles from '#phone-order/phone-order.module.css'
import { getLimit, type PhoneOrderDraft, type PhoneOrderQuote } from '#phone-order/phone-order-draft'
import { phoneOrderMessages as texts } from '#phone-order/phone-order-messages'
import { inAed } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/form/field.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'

function buildRows({ discounted, coupon, delivery, express, cashFee }: PhoneOrderQuote): [string, string][] {
  const none: [string, string][] = []
  return [
    [texts.subtotal, inAed(discounted)],
    ...(coupon > 0 ? ([[texts.codeLine, inAed(-coupon)]] as [string, string][]) : none),
    [texts.deliveryFee, delivery === 0 ? texts.free : inAed(delivery)],
    ...(express > 0 ? ([[texts.express, inAed(express)]] as [string, string][]) : none),
    ...(cashFee > 0 ? ([[texts.cashFee, inAed(cashFee)]] as [string, string][]) : none),
  ]
}

interface SumsCardProps {
  draft: PhoneOrderDraft
  quote: PhoneOrderQuote | null
  refusal: WireRefusal | null
  busy: boolean
  onChange(change: Partial<PhoneOrderDraft>): void
  onPlace(): void
}

export function SumsCard({ draft, quote, refusal, busy, onChange, onPlace }: SumsCardProps) {
  const { shippingMethod, paymentMethod, discountCode, mayExceedLimits, caller, items } = draft
  const isCodeRefused = refusal?.code.startsWith('code_') ?? false
  const missing = !caller ? texts.findFirst : items.length === 0 ? texts.itemsFirst : null
  const limit = getLimit(draft, quote)
  const isBlocked = limit !== null && !mayExceedLimits
  return (
    <Card title={texts.sums}>
      <div className={styles.sums}>
        <SelectField
          label={texts.delivery}
          value={shippingMethod}
          onChange={({ target }) =>
            onChange({ shippingMethod: target.value as PhoneOrderDraft['shippingMethod'] })
          }
        >
          {SHIPPING_METHODS.map((method) => (
            <option key={method} value={method}>
              {texts.methods[method]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.payment}
          value={paymentMethod}
          onChange={({ target }) =>
            onChange({ paymentMethod: target.value as PhoneOrderDraft['paymentMethod'] })
          }
        >
          {CHOSEN_PAYMENT_METHODS.map((method) => (
            <option key={method} value={method}>
              {texts.payments[method]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={texts.code}
          value={discountCode}
          maxLength={100}
          dir="ltr"
          error={isCodeRefused ? refusal?.message : null}
          onChange={({ target }) => onChange({ discountCode: target.value })}
        />
        {refusal && !isCodeRefused && <InlineAlert kind="error">{refusal.message}</InlineAlert>}
        {quote && (
          <dl>
            {buildRows(quote).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>{texts.total}</dt>
              <dd>{inAed(quote.amount)}</dd>
            </div>
          </dl>
        )}
        {limit && (
          <InlineAlert>
            <p>{texts.limits[limit]}</p>
            <label className={styles.exceed}>
              <input
                type="checkbox"
                checked={mayExceedLimits}
                onChange={({ target }) => onChange({ mayExceedLimits: target.checked })}
              />
              {texts.exceed}
            </label>
          </InlineAlert>
        )}
        {missing && <p className={styles.none}>{missing}</p>}
        <Button wide size="large" busy={busy} disabled={!quote || !caller || isBlocked} onClick={onPlace}>
          {quote ? texts.place(inAed(quote.amount)) : texts.placeNothing}
        </Button>
      </div>
    </Card>
  )
}
