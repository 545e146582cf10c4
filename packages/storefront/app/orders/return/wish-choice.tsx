import type { WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import { clsx } from 'clsx'
import styles from '#orders/return/return.module.css'
import {
  type ChosenLine,
  getResolution,
  mayExchange,
  moneyBack,
  type ReturnDraft,
} from '#orders/return/return-draft'
import { returnMessages } from '#orders/return/return-messages'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { RadioCard } from '#ui/form/radio-card.tsx'

interface WishChoiceProps {
  page: WireReturnPage
  chosen: readonly ChosenLine[]
  draft: ReturnDraft
  onChoose(wish: Partial<Pick<ReturnDraft, 'resolution' | 'refundTo'>>): void
}

/** The choice of an exchange, a refund or store credit. */
export function WishChoice({ page, chosen, draft, onChoose }: WishChoiceProps) {
  const t = useMessages(returnMessages)
  const resolution = getResolution(draft, chosen)
  const amount = formatMoney(moneyBack(page, chosen).amount)
  return (
    <fieldset className={clsx(styles.question, styles.wishes)}>
      <legend>{t.wish}</legend>
      <RadioCard
        name="resolution"
        checked={resolution === 'exchange'}
        disabled={!mayExchange(chosen)}
        onChange={() => onChoose({ resolution: 'exchange' })}
        label={t.exchange}
        note={mayExchange(chosen) ? t.exchangeNote : t.noOtherSize}
      />
      {page.paymentMethod !== 'credit' && (
        <RadioCard
          name="resolution"
          checked={resolution === 'refund' && draft.refundTo === 'original'}
          onChange={() => onChoose({ resolution: 'refund', refundTo: 'original' })}
          label={t.money}
          note={t.moneyBack[page.paymentMethod]}
          amount={amount}
        />
      )}
      <RadioCard
        name="resolution"
        checked={resolution === 'refund' && (draft.refundTo === 'credit' || page.paymentMethod === 'credit')}
        onChange={() => onChoose({ resolution: 'refund', refundTo: 'credit' })}
        label={t.storeCredit}
        note={t.moneyBack.credit}
        amount={amount}
      />
    </fieldset>
  )
}
