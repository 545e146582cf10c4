import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { clsx } from 'clsx'
import factStyles from '#orders/order/facts.module.css'
import { inAed } from '#platform/format'
import styles from '#returns/return/settle-form.module.css'
import { returnsMessages as texts } from '#returns/returns-messages'
import { sizeName } from '#ui/display/size-name'
import { InlineAlert } from '#ui/inline-alert.tsx'

type Row = readonly [name: string, value: string]

/** Amounts below each other; the last one is the result. */
const Sums = ({ rows }: { rows: readonly Row[] }) => (
  <dl className={clsx(factStyles.facts, styles.sums)}>
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export function RefundSums({ one: { refund, refundable } }: { one: WholeReturn }) {
  const { goods, fees, pickup, amount } = refund
  return (
    <Sums
      rows={[
        [texts.goods, inAed(goods)],
        ...(fees > 0 ? [[texts.fees, inAed(fees)] as const] : []),
        ...(pickup > 0 ? [[texts.pickup, inAed(-pickup)] as const] : []),
        [texts.left, inAed(refundable)],
        [texts.byRules, inAed(amount)],
      ]}
    />
  )
}

/** Returned and replacement units, at the price paid, so that nothing is left to pay. */
export function ExchangeSums({ one: { lines } }: { one: WholeReturn }) {
  return (
    <>
      {lines.map(({ position, colour, newSize, reserved, newSizeLeft }) =>
        newSize === null ? null : (
          <InlineAlert key={position}>
            <b>
              <bdi>
                {reserved > 0
                  ? texts.reservedStock(colour, sizeName(newSize), reserved, newSizeLeft ?? 0)
                  : texts.reservedNone(newSize)}
              </bdi>
            </b>
            <br />
            {texts.samePrice}
          </InlineAlert>
        ),
      )}
      <Sums
        rows={[
          ...lines.flatMap(({ size, newSize, worth }) => [
            [texts.backFrom(sizeName(size)), inAed(worth)] as const,
            [texts.newSizeLabel(sizeName(newSize ?? size)), inAed(-worth)] as const,
          ]),
          [texts.difference, inAed(0)],
        ]}
      />
    </>
  )
}
