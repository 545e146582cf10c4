import type { ContentSummary } from '@little-dunes/domain/contract/staff/content-calls'
import { clsx } from 'clsx'
import { Link, useLoaderData } from 'react-router'
import { contentMessages } from '#content/content-messages'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { textsOf } from '#platform/messages'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import tables from '#ui/list/table.module.css'
import { Page } from '#ui/page.tsx'

const texts = textsOf(contentMessages)

export const loader = async () => (await load('GET /api/staff/content', {})).items

function Row({ item: { name, title, missing, publishedAt, author, plannedAt } }: { item: ContentSummary }) {
  return (
    <tr>
      <td className={tables.main}>
        <Link to={`${PATHS.content}/${name}`}>{texts.names[name]}</Link>
        <small>
          <bdi>{title}</bdi>
        </small>
      </td>
      <td>
        {publishedAt === null ? texts.asDelivered : texts.changed(formatDateTime(publishedAt), author ?? '')}
      </td>
      <td className={tables.end}>
        {missing > 0 && <Tag look="sun">{texts.missing(missing)}</Tag>}
        {plannedAt !== null && <Tag look="sea">{texts.plannedFor(formatDateTime(plannedAt))}</Tag>}
      </td>
    </tr>
  )
}

/** Everything that the staff writes for the shop. */
export function Component() {
  const items = useLoaderData<typeof loader>()
  return (
    <Page title={texts.title} context={texts.context}>
      <Card title={texts.pages} flush>
        <table className={clsx(tables.table, tables.cards)}>
          <thead>
            <tr>
              <th>{texts.page}</th>
              <th>{texts.published}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row key={item.name} item={item} />
            ))}
          </tbody>
        </table>
      </Card>
    </Page>
  )
}
