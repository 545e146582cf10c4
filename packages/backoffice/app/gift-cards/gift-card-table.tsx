import type { GiftCard } from '@little-dunes/domain/contract/credit/staff/credit-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { giftCardsMessages as texts } from '#gift-cards/gift-cards-messages'
import { formatDate, inAed } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Tag } from '#ui/display/tag.tsx'
import tables from '#ui/list/table.module.css'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

function WithdrawDialog({ card, onClose }: { card: GiftCard; onClose(): void }) {
  const { busy, change } = useMutation()
  async function withdraw() {
    const answer = await change('POST /api/staff/gift-card/withdraw', { giftCardId: card.id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.withdrawn)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.withdrawTitle}
      cancel={texts.keep}
      actions={
        <Button look="danger" busy={busy} onClick={() => void withdraw()}>
          {texts.withdraw}
        </Button>
      }
    >
      <p>{texts.withdrawText(inAed(card.value))}</p>
    </Dialog>
  )
}

function Row({ card, onWithdraw }: { card: GiftCard; onWithdraw(): void }) {
  const { hint, value, status, createdAt, expiresAt, recipient, shopper } = card
  return (
    <tr>
      <td className={tables.main}>
        <bdi dir="ltr">{texts.ends(hint)}</bdi>
        <small>{recipient === '' ? texts.handedOver : <bdi>{recipient}</bdi>}</small>
      </td>
      <td className={tables.end}>{inAed(value)}</td>
      <td>
        {status === 'open' ? (
          <Tag look="palm">{texts.statuses[status]}</Tag>
        ) : (
          <Tag>{texts.statuses[status]}</Tag>
        )}
        {shopper && (
          <small>
            <Link to={`${PATHS.shoppers}/${shopper.id}`}>
              <bdi>{shopper.name}</bdi>
            </Link>
          </small>
        )}
      </td>
      <td className={tables.end}>{formatDate(createdAt)}</td>
      <td className={tables.end}>{texts.untilDay(formatDate(expiresAt - 1))}</td>
      <td className={tables.end}>
        {status === 'open' && (
          <Button look="quiet" size="small" aria-label={texts.withdrawOf(hint)} onClick={onWithdraw}>
            {texts.withdraw}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Gift cards, the newest first; on a phone each is a card. */
export function GiftCardTable({ cards }: { cards: GiftCard[] }) {
  const [chosen, setChosen] = useState<GiftCard | null>(null)
  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, tables.cards)}>
        <thead>
          <tr>
            <th>{texts.code}</th>
            <th className={tables.end}>{texts.value}</th>
            <th>{texts.status}</th>
            <th className={tables.end}>{texts.made}</th>
            <th className={tables.end}>{texts.until}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <Row key={card.id} card={card} onWithdraw={() => setChosen(card)} />
          ))}
        </tbody>
      </table>
      {chosen && <WithdrawDialog card={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}
