import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { formatDate } from '#platform/format'
import { AddressesCard } from '#shoppers/shopper/addresses-card.tsx'
import { ContactCard } from '#shoppers/shopper/contact-card.tsx'
import { CreditCard } from '#shoppers/shopper/credit-card.tsx'
import { NotesCard } from '#shoppers/shopper/notes-card.tsx'
import { OrdersCard } from '#shoppers/shopper/orders-card.tsx'
import { PersonalDataCard } from '#shoppers/shopper/personal-data-card.tsx'
import { SessionsCard } from '#shoppers/shopper/sessions-card.tsx'
import { shopperMessages as texts } from '#shoppers/shopper/shopper-messages'
import { shoppersAddress } from '#shoppers/shopper-query'
import { shoppersMessages } from '#shoppers/shoppers-messages'
import { Tag } from '#ui/display/tag.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { older, newer } = Object.fromEntries(new URL(request.url).searchParams)
  const shopper = params.id ?? ''
  const [one, orders, credit] = await Promise.all([
    load('GET /api/staff/shopper', { shopperId: shopper }),
    load('GET /api/staff/orders', { shopper, ...(older && { older }), ...(newer && { newer }) }),
    load('GET /api/staff/shopper/credit', { shopperId: shopper }),
  ])
  return { shopper: one.shopper, orders, credit }
}

export function Component() {
  const { shopper, orders, credit } = useLoaderData<typeof loader>()
  const { name, guest, createdAt, erasedAt } = shopper
  const title = name || texts.erased
  return (
    <Page
      title={title}
      parent={{ to: shoppersAddress.path({ view: 'all' }), name: shoppersMessages.title }}
      heading={
        <>
          <bdi>{title}</bdi>
          {guest && <Tag>{shoppersMessages.guest}</Tag>}
        </>
      }
      context={guest ? texts.guestSince(formatDate(createdAt)) : texts.since(formatDate(createdAt))}
    >
      <Columns>
        <Stack>
          {erasedAt !== null && (
            <InlineAlert>
              <p>{texts.erasedNote(formatDate(erasedAt))}</p>
            </InlineAlert>
          )}
          <OrdersCard shopper={shopper} {...orders} />
          {erasedAt === null && <NotesCard shopper={shopper} />}
        </Stack>
        {erasedAt === null && (
          <Stack>
            <ContactCard shopper={shopper} />
            <CreditCard shopperId={shopper.id} {...credit} />
            <AddressesCard addresses={shopper.addresses} />
            <SessionsCard shopper={shopper} />
            <PersonalDataCard shopper={shopper} />
          </Stack>
        )}
      </Columns>
    </Page>
  )
}
