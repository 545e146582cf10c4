import { Icon } from '@little-dunes/design/icon.tsx'
import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { Plus } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CodeForm } from '#codes/code-form.tsx'
import { CodeTable } from '#codes/code-table.tsx'
import { viewOf } from '#codes/code-view'
import { codesPath, readQuery, VIEWS } from '#codes/codes-address'
import { codesMessages as texts } from '#codes/codes-messages'
import { load } from '#platform/client'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Columns, Page } from '#ui/page.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { useSubCategories } from '#ui/sub-categories/use-sub-categories'
import { Tabs } from '#ui/tabs.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, code = null } = readQuery(new URL(request.url).searchParams)
  const { codes, now } = await load('GET /api/staff/codes', {})
  return { codes, now, view, chosen: code }
}

/** The codes of the shop by state, with the chosen one, or a new one, beside them. */
export function Component() {
  const { codes, now, view, chosen } = useLoaderData<typeof loader>()
  const inView = (wanted: string) => (code: StaffDiscountCode) =>
    wanted === 'all' || viewOf(code, now) === wanted
  const subCategories = useSubCategories()
  const code = codes.find((one) => one.code === chosen)
  return (
    <Page
      title={texts.title}
      isList
      actions={
        <ButtonLink to={codesPath({ view })} {...shortcut('create')}>
          <Icon node={Plus} />
          {texts.create}
        </ButtonLink>
      }
    >
      <Columns>
        <Card flush>
          <Tabs
            label={texts.views}
            tabs={VIEWS.map((name) => ({
              to: codesPath({ view: name, code: chosen }),
              name: texts.states[name],
              count: codes.filter(inView(name)).length,
              current: name === view,
            }))}
          />
          <CodeTable
            codes={codes.filter(inView(view))}
            subCategories={subCategories}
            chosen={chosen}
            view={view}
            now={now}
          />
        </Card>
        <CodeForm
          key={code?.code ?? ''}
          code={code ?? null}
          subCategories={subCategories}
          view={view}
          now={now}
        />
      </Columns>
    </Page>
  )
}
