import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { GiftCardForm } from '#gift-cards/gift-card-form.tsx'
import { GiftCardTable } from '#gift-cards/gift-card-table.tsx'
import { giftCardsMessages as texts } from '#gift-cards/gift-cards-messages'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { ListFilters } from '#ui/list/list-filters.tsx'
import { EmptyList } from '#ui/list/list-foot.tsx'
import { Columns, Page } from '#ui/page.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get('q') ?? undefined
  return { q, ...(await load('GET /api/staff/gift-cards', { q })) }
}

const addressOf = ({ q }: { readonly q?: string | undefined }): string =>
  q === undefined ? PATHS.giftCards : `${PATHS.giftCards}?${new URLSearchParams({ q })}`

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
