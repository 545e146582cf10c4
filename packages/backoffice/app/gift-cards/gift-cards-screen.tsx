import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { GiftCardForm } from '#gift-cards/gift-card-form.tsx'
import { GiftCardTable } from '#gift-cards/gift-card-table.tsx'
import { giftCardsMessages as texts } from '#gift-cards/gift-cards-messages'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { listAddress } from '#ui/list/address/list-address'
import { ListFilters } from '#ui/list/list-filters.tsx'
import { EmptyList } from '#ui/list/list-foot.tsx'
import { Columns, Page } from '#ui/page.tsx'

const { read, path: addressOf } = listAddress<{ q?: string }>(PATHS.giftCards, { names: ['q'] })

export async function loader({ request }: LoaderFunctionArgs) {
  const { q } = read(new URL(request.url).searchParams)
  return { q, ...(await load('GET /api/staff/gift-cards', { q })) }
}

/** Gift cards and what became of them, with a new one beside them. */
export function Component() {
  const { giftCards, q } = useLoaderData<typeof loader>()
  return (
    <Page title={texts.title} isList>
      <Columns>
        <Card flush>
          <ListFilters
            label={texts.searchLabel}
            hint={texts.searchHint}
            filters={[]}
            query={{ q }}
            addressOf={addressOf}
          />
          {giftCards.length === 0 ? (
            <EmptyList>{q === undefined ? texts.empty : texts.nothingFound(q)}</EmptyList>
          ) : (
            <GiftCardTable cards={giftCards} />
          )}
        </Card>
        <GiftCardForm />
      </Columns>
    </Page>
  )
}
