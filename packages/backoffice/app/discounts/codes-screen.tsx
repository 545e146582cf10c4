import { Icon } from '@little-dunes/design/icon.tsx'
import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { Info, Plus } from 'lucide'
import { Link, useLoaderData } from 'react-router'
import { CodeForm } from '#discounts/code-form.tsx'
import { CodeStatusBadge } from '#discounts/code-state.tsx'
import { getView } from '#discounts/code-view'
import { discountSummary, limitText, periodText } from '#discounts/code-words'
import { type CodesView, codesAddress, codesPath, VIEWS } from '#discounts/codes-address'
import { codesMessages as texts } from '#discounts/codes-messages'
import styles from '#discounts/codes-screen.module.css'
import { load } from '#platform/client'
import { inAed } from '#platform/format'
import { ButtonLink } from '#ui/button.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { focusForm } from '#ui/list/empty-state.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { type SubCategory, useSubCategories } from '#ui/sub-categories/use-sub-categories'

export const loader = codesAddress.loader(() => load('GET /api/staff/codes', {}))

const columns = (
  view: CodesView,
  subCategories: readonly SubCategory[],
  now: number,
): Column<StaffDiscountCode>[] => [
  {
    heading: texts.code,
    look: 'main',
    phone: 'topStart',
    className: styles.code,
    cell: (code) => (
      <>
        <Link to={codesPath({ view, code: code.code })} preventScrollReset>
          <bdi>{code.code}</bdi>
        </Link>
        <small>{periodText(code, now)}</small>
      </>
    ),
  },
  { heading: texts.takesOff, phone: 'bottomStart', cell: (code) => discountSummary(code, subCategories) },
  { heading: texts.limit, phone: 'wideOnly', cell: (code) => limitText(code, code.customerName) },
  {
    heading: texts.used,
    look: 'end',
    phone: 'bottomEnd',
    cell: ({ uses }) => (
      <>
        <span className={styles.used}>{texts.used}</span> {uses}
      </>
    ),
  },
  {
    heading: texts.totalOff,
    look: 'end',
    phone: 'wideOnly',
    cell: ({ totalOff }) => (totalOff > 0 ? inAed(totalOff) : '–'),
  },
  { heading: texts.state, phone: 'topEnd', cell: (code) => <CodeStatusBadge code={code} now={now} /> },
]

export function Component() {
  const { codes, now, query } = useLoaderData<typeof loader>()
  const { view, code: chosen } = query
  const inView = (name: CodesView) => codes.filter((code) => name === 'all' || getView(code, now) === name)
  const shown = inView(view)
  const subCategories = useSubCategories()
  const code = codes.find((one) => one.code === chosen)
  return (
    <ListScreen
      title={texts.title}
      actions={
        <ButtonLink to={codesPath({ view })} {...shortcut('create')}>
          <Icon node={Plus} />
          {texts.create}
        </ButtonLink>
      }
      address={codesAddress}
      query={query}
      views={{
        label: texts.views,
        options: VIEWS.map((name) => ({ value: name, name: texts.states[name], count: inView(name).length })),
      }}
      columns={columns(view, subCategories, now)}
      rows={shown}
      rowKey={(one) => one.code}
      rowProps={(one) => ({ 'aria-selected': one.code === chosen })}
      empty={{ text: texts.nothing, actions: [{ text: texts.create, act: focusForm }] }}
      below={
        shown.length > 0 && (
          <p className={styles.note}>
            <Icon node={Info} />
            {texts.totalOffNote}
          </p>
        )
      }
      aside={
        <CodeForm
          key={code?.code ?? ''}
          code={code ?? null}
          subCategories={subCategories}
          view={view}
          now={now}
        />
      }
    />
  )
}
