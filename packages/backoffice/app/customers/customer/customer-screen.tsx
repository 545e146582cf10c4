import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AddressesCard } from '#customers/customer/addresses-card.tsx'
import { ContactCard } from '#customers/customer/contact-card.tsx'
import { CreditCard } from '#customers/customer/credit-card.tsx'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { NotesCard } from '#customers/customer/notes-card.tsx'
import { OrdersCard } from '#customers/customer/orders-card.tsx'
import { PersonalDataCard } from '#customers/customer/personal-data-card.tsx'
import { SessionsCard } from '#customers/customer/sessions-card.tsx'
import { customersAddress } from '#customers/customer-query'
import { customersMessages } from '#customers/customers-messages'
import { load } from '#platform/client'
import { formatDate } from '#platform/format'
import { Tag } from '#ui/display/tag.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { older, newer } = Object.fromEntries(new URL(request.url).searchParams)
  const customer = params.id ?? ''
  const [one, orders, credit] = await Promise.all([
    load('GET /api/staff/customer', { customerId: customer }),
    load('GET /api/staff/orders', { customer, ...(older && { older }), ...(newer && { newer }) }),
    load('GET /api/staff/customer/credit', { customerId: customer }),
  ])
  return { customer: one.customer, orders, credit }
}

export function Component() {
  const { customer, orders, credit } = useLoaderData<typeof loader>()
  const { name, guest, createdAt, erasedAt } = customer
  const title = name || texts.erased
  return (
    <Page
      title={title}
      parent={{ to: customersAddress.path({ view: 'all' }), name: customersMessages.title }}
      heading={
        <>
          <bdi>{title}</bdi>
          {guest && <Tag>{customersMessages.guest}</Tag>}
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
          <OrdersCard customer={customer} {...orders} />
          {erasedAt === null && <NotesCard customer={customer} />}
        </Stack>
        {erasedAt === null && (
          <Stack>
            <ContactCard customer={customer} />
            <CreditCard customerId={customer.id} {...credit} />
            <AddressesCard addresses={customer.addresses} />
            <SessionsCard customer={customer} />
            <PersonalDataCard customer={customer} />
          </Stack>
        )}
      </Columns>
    </Page>
  )
}
