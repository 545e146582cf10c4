import {
  type ContentKey,
  FRAME_NAMES,
  PAGE_NAMES,
  slugOfStory,
} from '@little-dunes/domain/content/content-items'
import { parseHomeBlocks } from '@little-dunes/domain/content/home-blocks'
import type { ContentSummary } from '@little-dunes/domain/contract/staff/content-calls'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router'
import { contentMessages as texts } from '#content/content-messages'
import { itemName } from '#content/field-label'
import { StoriesCard } from '#content/stories-card.tsx'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import tables from '#ui/list/table.module.css'
import { Columns, Page, Stack } from '#ui/page.tsx'

export const loader = () => load('GET /api/staff/content', {})

const pathOf = (name: ContentKey): string => `${PATHS.content}/${name}`

/** An item: what it is called, how it begins, and what has become of it. */
function Row({ item, tag, tile }: { item: ContentSummary; tag?: ReactNode; tile?: boolean }) {
  const { name, title, picture, missing, publishedAt, author, authorName, plannedAt } = item
  return (
    <tr>
      {tile && (
        <td className={tables.wideOnly}>
          {picture !== null && <Thumbnail address={picture} size="medium" />}
        </td>
      )}
      <td className={tables.main}>
        <Link to={pathOf(name)}>{itemName(name)}</Link>
        <small>
          <bdi>{title}</bdi>
        </small>
      </td>
      <td title={author ?? undefined}>
        {publishedAt === null
          ? texts.asDelivered
          : texts.changed(formatDateTime(publishedAt), authorName ?? '')}
      </td>
      <td className={tables.end}>
        {tag}
        {missing > 0 && <Tag look="sun">{texts.missing(missing)}</Tag>}
        {plannedAt !== null && <Tag look="sea">{texts.plannedFor(formatDateTime(plannedAt))}</Tag>}
      </td>
    </tr>
  )
}

interface TableProps {
  kind: string
  /** Whether its rows begin with their picture. */
  tiles?: boolean
  children: ReactNode
}

const Table = ({ kind, tiles, children }: TableProps) => (
  <table className={clsx(tables.table, tables.cards)}>
    <thead>
      <tr>
        {tiles && <th aria-label={texts.fields.image} />}
        <th>{kind}</th>
        <th>{texts.published}</th>
        <th aria-label={texts.state} />
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

/** Everything that the staff writes for the shop: the home page from top to bottom, and the pages behind the footer. */
export function Component() {
  const { items, blocks } = useLoaderData<typeof loader>()
  const itemOf = (name: string) => items.find((item) => item.name === name)
  const stories = items.filter(({ name }) => slugOfStory(name) !== null)
  const rows = (names: readonly ContentKey[]) =>
    items.filter(({ name }) => names.includes(name)).map((item) => <Row key={item.name} item={item} />)
  return (
    <Page title={texts.title} context={texts.context}>
      <Columns>
        <Card
          title={texts.home}
          actions={
            <ButtonLink look="outline" size="small" to={pathOf('home')}>
              {texts.order}
            </ButtonLink>
          }
          flush
        >
          <Table kind={texts.block} tiles>
            {parseHomeBlocks(blocks).map(({ name, shown }) => {
              const item = itemOf(name)
              const tag = shown ? null : <Tag>{texts.hidden}</Tag>
              if (item) return <Row key={name} item={item} tag={tag} tile />
              return (
                <tr key={name}>
                  <td className={tables.wideOnly} />
                  <td>{texts.blocks[name]}</td>
                  <td>{texts.fromProducts}</td>
                  <td className={tables.end}>{tag}</td>
                </tr>
              )
            })}
          </Table>
        </Card>
        <Stack>
          <Card title={texts.pages} flush>
            <Table kind={texts.page}>{rows(PAGE_NAMES)}</Table>
          </Card>
          <StoriesCard>
            {stories.length > 0 && (
              <Table kind={texts.story} tiles>
                {stories.map((item) => (
                  <Row key={item.name} item={item} tile />
                ))}
              </Table>
            )}
          </StoriesCard>
          <Card title={texts.frame} flush>
            <Table kind={texts.block}>{rows(FRAME_NAMES.filter((name) => name !== 'banner'))}</Table>
          </Card>
        </Stack>
      </Columns>
    </Page>
  )
}
