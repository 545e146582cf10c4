import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { GiftCard } from '@little-dunes/domain/contract/credit/staff/credit-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { GiftCardForm } from '#gift-cards/gift-card-form.tsx'
import { giftCardsMessages as texts } from '#gift-cards/gift-cards-messages'
import { load } from '#platform/client'
import { formatDate, inAed } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { listAddress } from '#ui/list/address/list-address'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { focusForm } from '#ui/list/empty-state.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

const address = listAddress<InputOf<'GET /api/staff/gift-cards'>>(PATHS.giftCards, { names: ['q'] })

export const loader = address.loader((query) => load('GET /api/staff/gift-cards', query))

const COLUMNS: readonly Column<GiftCard>[] = [
  {
    heading: texts.code,
    look: 'main',
    cell: ({ hint, recipient }) => (
      <>
        <bdi dir="ltr">{texts.ends(hint)}</bdi>
        <small>{recipient === '' ? texts.handedOver : <bdi>{recipient}</bdi>}</small>
      </>
    ),
  },
  { heading: texts.value, look: 'end', cell: ({ value }) => inAed(value) },
  {
    heading: texts.status,
    cell: ({ status, customer }) => (
      <>
        <Tag look={status === 'open' ? 'palm' : undefined}>{texts.statuses[status]}</Tag>
        {customer && (
          <small>
            <Link to={`${PATHS.customers}/${customer.id}`}>
              <bdi>{customer.name}</bdi>
            </Link>
          </small>
        )}
      </>
    ),
  },
  { heading: texts.made, look: 'end', cell: ({ createdAt }) => formatDate(createdAt) },
  {
    heading: texts.until,
    look: 'end',
    cell: ({ expiresAt }) => texts.untilDay(formatDate(expiresAt - 1)),
  },
]

function WithdrawDialog({ card, onClose }: { card: GiftCard; onClose(): void }) {
  const { busy, change } = useMutation()
  async function withdraw() {
    const answer = await change('POST /api/staff/gift-card/withdraw', { giftCardId: card.id })
    if (answer !== null && !isWireRefusal(answer)) showToast(texts.withdrawn)
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.withdrawTitle}
      cancel={texts.keep}
      action={{ label: texts.withdraw, look: 'danger', busy, onClick: () => void withdraw() }}
    >
      <p>{texts.withdrawText(inAed(card.value))}</p>
    </Dialog>
  )
}

export function Component() {
  const { giftCards, query } = useLoaderData<typeof loader>()
  const [chosen, setChosen] = useState<GiftCard | null>(null)
  const withdrawColumn = actionColumn<GiftCard>(
    (card) =>
      card.status === 'open' && (
        <Button
          look="quiet"
          size="small"
          aria-label={texts.withdrawLabel(card.hint)}
          onClick={() => setChosen(card)}
        >
          {texts.withdraw}
        </Button>
      ),
  )
  return (
    <ListScreen
      title={texts.title}
      address={address}
      query={query}
      search={{ label: texts.searchLabel, hint: texts.searchHint }}
      columns={[...COLUMNS, withdrawColumn]}
      rows={giftCards}
      rowKey={({ id }) => id}
      empty={{
        text: texts.empty,
        actions: [{ text: texts.create, act: focusForm }],
        filtered: query.q && texts.nothingFound(query.q),
      }}
      aside={<GiftCardForm />}
    >
      {chosen && <WithdrawDialog card={chosen} onClose={() => setChosen(null)} />}
    </ListScreen>
  )
}
