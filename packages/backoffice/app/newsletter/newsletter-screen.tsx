import { Icon } from '@little-dunes/design/icon.tsx'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Download } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { newsletterMessages as texts } from '#newsletter/newsletter-messages'
import { readQuery, withQuery } from '#newsletter/newsletter-query'
import { SubscriberTable } from '#newsletter/subscriber-table.tsx'
import { load } from '#platform/client'
import { usePermission } from '#platform/member'
import { saveCsv } from '#platform/save-file'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ListFilters } from '#ui/list/list-filters.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { useMutation } from '#ui/use-mutation'

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  return { ...(await load('GET /api/staff/newsletter', query)), query }
}

/** Who has agreed to news by mail. */
export function Component() {
  const { subscribers, total, query, older, newer } = useLoaderData<typeof loader>()
  const { busy, change } = useMutation()
  const mayExport = usePermission('shoppers:export')
  const fresh = { ...query, older: undefined, newer: undefined }

  async function exportAll() {
    const answer = await change('POST /api/staff/newsletter/export', {})
    if (answer !== null && !isWireRefusal(answer)) saveCsv(texts.fileName, answer.csv)
  }

  return (
    <Page
      title={texts.title}
      isList
      context={texts.context(total)}
      actions={
        mayExport && (
          <Button look="outline" busy={busy} onClick={exportAll}>
            <Icon node={Download} />
            {texts.export}
          </Button>
        )
      }
    >
      <Card flush>
        <ListFilters
          label={texts.searchLabel}
          hint={texts.searchHint}
          filters={[]}
          without={String}
          query={query}
          addressOf={(change) => withQuery({ ...fresh, ...change })}
        />
        {subscribers.length === 0 ? (
          <EmptyList>{query.q === undefined ? texts.empty : texts.nothingFound(query.q)}</EmptyList>
        ) : (
          <SubscriberTable subscribers={subscribers} />
        )}
        <ListFoot
          newer={newer && withQuery({ ...fresh, newer })}
          older={older && withQuery({ ...fresh, older })}
        >
          {texts.onThisPage(subscribers.length)}
        </ListFoot>
      </Card>
    </Page>
  )
}
