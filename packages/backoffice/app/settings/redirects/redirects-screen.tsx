import { Icon } from '@little-dunes/design/icon.tsx'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { Download } from 'lucide'
import { useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { saveCsv } from '#platform/save-file'
import { RedirectFile } from '#settings/redirects/redirect-file.tsx'
import { RedirectForm } from '#settings/redirects/redirect-form.tsx'
import { RedirectTable } from '#settings/redirects/redirect-table.tsx'
import { redirectsMessages as texts } from '#settings/redirects/redirects-messages'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ListFilters } from '#ui/list/list-filters.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { useMutation } from '#ui/use-mutation'

type Query = { [Name in keyof InputOf<'GET /api/staff/redirects'>]?: string | undefined }

const NAMES = ['q', 'older', 'newer'] as const

function pathOf(query: Query): string {
  const pairs = NAMES.flatMap((name) => (query[name] ? [[name, query[name]]] : []))
  return pairs.length > 0 ? `${PATHS.redirects}?${new URLSearchParams(pairs)}` : PATHS.redirects
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const pairs = NAMES.map((name) => [name, searchParams.get(name)?.trim()])
  const query: Query = Object.fromEntries(pairs.filter(([, value]) => value))
  return { ...(await load('GET /api/staff/redirects', query as InputOf<'GET /api/staff/redirects'>)), query }
}

/** Addresses of a former shop, and where they lead. */
export function Component() {
  const { redirects, total, older, newer, query } = useLoaderData<typeof loader>()
  const { busy, change } = useMutation()
  const form = useRef<HTMLFormElement>(null)
  const first = { q: query.q }

  async function exportAll() {
    const answer = await change('POST /api/staff/redirects/export', {})
    if (answer !== null && !isWireRefusal(answer)) saveCsv(texts.fileName, answer.csv)
  }

  return (
    <Page
      title={texts.title}
      context={texts.context(total)}
      parent={{ to: PATHS.settings, name: texts.settings }}
      actions={
        <>
          {total > 0 && (
            <Button look="outline" busy={busy} onClick={exportAll}>
              <Icon node={Download} />
              {texts.export}
            </Button>
          )}
          {/* On a phone the form is below the list. */}
          <Button onClick={() => form.current?.querySelector('input')?.focus()}>{texts.add}</Button>
        </>
      }
    >
      <Columns>
        <Card flush>
          <ListFilters
            label={texts.searchLabel}
            hint={texts.searchHint}
            filters={[]}
            query={query}
            addressOf={(changed) => pathOf({ ...first, ...changed })}
          />
          {redirects.length === 0 ? (
            <EmptyList>{query.q ? texts.nothingFound(query.q) : texts.empty}</EmptyList>
          ) : (
            <RedirectTable redirects={redirects} />
          )}
          <ListFoot newer={newer && pathOf({ ...first, newer })} older={older && pathOf({ ...first, older })}>
            {texts.onThisPage(redirects.length)}
          </ListFoot>
        </Card>
        <Stack>
          <RedirectForm ref={form} />
          <RedirectFile />
        </Stack>
      </Columns>
    </Page>
  )
}
