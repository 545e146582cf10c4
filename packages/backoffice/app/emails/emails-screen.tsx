import { EMAIL_STATES } from '@little-dunes/domain/messages/email-words/email-states'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { EmailTable } from '#emails/email-table.tsx'
import { emailsMessages as texts } from '#emails/emails-messages'
import { load } from '#platform/client'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { listAddress } from '#ui/list/address/list-address'
import { ListFilters } from '#ui/list/list-filters.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

type Query = {
  state?: (typeof EMAIL_STATES)[number] | undefined
  q?: string
  older?: string
}

const { read, path: pathOf } = listAddress<Query>(PATHS.emails, {
  choices: { state: { values: EMAIL_STATES, usual: undefined } },
  names: ['q', 'older'],
})

export async function loader({ request }: LoaderFunctionArgs) {
  const query = read(new URL(request.url).searchParams)
  return { ...(await load('GET /api/staff/emails', query)), query }
}

/** What the shop has written to people, and what became of it. */
export function Component() {
  const { emails, waiting, failed, older, query } = useLoaderData<typeof loader>()
  const fresh = { ...query, older: undefined }
  const counts = { waiting, failed, sent: undefined }
  return (
    <Page title={texts.title} context={texts.context(failed)} isList>
      <Card flush>
        <Tabs
          label={texts.views}
          tabs={[undefined, ...EMAIL_STATES].map((state) => ({
            to: pathOf({ ...fresh, state }),
            name: state ? texts.states[state] : texts.all,
            count: state && counts[state],
            current: query.state === state,
          }))}
        />
        <ListFilters
          label={texts.searchLabel}
          hint={texts.searchHint}
          filters={[]}
          without={String}
          query={query}
          addressOf={(change) => pathOf({ ...fresh, ...change })}
        />
        {emails.length === 0 ? (
          <EmptyList>{query.q === undefined ? texts.nothing : texts.nothingFound(query.q)}</EmptyList>
        ) : (
          <EmailTable emails={emails} />
        )}
        <ListFoot
          newer={query.older === undefined ? null : pathOf(fresh)}
          older={older && pathOf({ ...fresh, older })}
        >
          {texts.onThisPage(emails.length)}
        </ListFoot>
      </Card>
    </Page>
  )
}
