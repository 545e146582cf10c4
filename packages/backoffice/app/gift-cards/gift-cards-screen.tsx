import { useLoaderData } from 'react-router'
import { GiftCardForm } from '#gift-cards/gift-card-form.tsx'
import { GiftCardTable } from '#gift-cards/gift-card-table.tsx'
import { giftCardsMessages } from '#gift-cards/gift-cards-messages'
import { load } from '#platform/client'
import { Card } from '#ui/card.tsx'
import { Columns, Page } from '#ui/page.tsx'

export const loader = () => load('GET /api/staff/gift-cards', {})

/** Gift cards and what became of them, with a new one beside them. */
export function Component() {
  const { giftCards } = useLoaderData<typeof loader>()
  return (
    <Page title={giftCardsMessages.title} isList>
      <Columns>
        <Card flush>
          <GiftCardTable cards={giftCards} />
        </Card>
        <GiftCardForm />
      </Columns>
    </Page>
  )
}
