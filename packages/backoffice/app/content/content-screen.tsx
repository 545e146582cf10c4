import {
  type ContentKey,
  FRAME_NAMES,
  PAGE_NAMES,
  slugOfStory,
} from '@little-dunes/domain/content/content-items'
import type { HomeBlock } from '@little-dunes/domain/content/home-blocks'
import type { ContentSummary } from '@little-dunes/domain/contract/staff/content-calls'
import { clsx } from 'clsx'
import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { BlocksCard, switchedBlocks } from '#content/blocks/blocks-card.tsx'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/content-screen.module.css'
import { itemName } from '#content/field-label'
import { PreviewBeside, PreviewButton } from '#content/preview/preview-place.tsx'
import { StoriesCard } from '#content/stories-card.tsx'
import { useContentForm } from '#content/use-content-form'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'
import { late } from '#ui/late'
import tables from '#ui/list/table.module.css'
import { Columns, Page, Stack } from '#ui/page.tsx'

export async function loader() {
  const [{ items }, { item: home }] = await Promise.all([
    load('GET /api/staff/content', {}),
    load('GET /api/staff/content/item', { name: 'home' }),
  ])
  return { items, home }
}

const PlannedCard = late(async () => (await import('#content/planned-card.tsx')).PlannedCard)

const pathOf = (name: ContentKey): string => `${PATHS.content}/${name}`

/** An item: what it is called, how it begins, and what has become of it. */
function Row({ item, tile }: { item: ContentSummary; tile?: boolean }) {
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
        {title !== itemName(name) && (
          <small>
            <bdi>{title}</bdi>
          </small>
        )}
      </td>
      <td title={author ?? undefined}>
        {publishedAt === null
          ? texts.asDelivered
          : texts.changed(formatDateTime(publishedAt), authorName ?? '')}
      </td>
      <td className={tables.end}>
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
  const { items, home } = useLoaderData<typeof loader>()
  const id = useId()
  const form = useContentForm(home)
  const stories = items.filter(({ name }) => slugOfStory(name) !== null)
  const rows = (names: readonly ContentKey[]) =>
    items.filter(({ name }) => names.includes(name)).map((item) => <Row key={item.name} item={item} />)
  const switched = switchedBlocks(form).map(({ name, shown }) =>
    (shown ? texts.willShow : texts.willHide)(texts.blocks[name]),
  )
  const isEdited = form.edited.length > 0
  const planned = items.flatMap(({ plannedAt }) => plannedAt ?? [])
  const [chosen, setChosen] = useState<HomeBlock | null>(null)
  const ofChosen = items.find(({ name }) => name === chosen)
  const framed = chosen && {
    name: texts.blocks[chosen],
    words: () => [...(ofChosen ? [ofChosen.title] : []), texts.blocks[chosen]],
  }

  function publish(event: FormEvent) {
    event.preventDefault()
    void form.publish()
  }

  return (
    <Page
      title={texts.title}
      context={texts.context}
      isList
      actions={<PreviewButton name="home" form={form} width="phone" planned={planned} />}
    >
      <div className={styles.home}>
        <form id={id} onSubmit={publish}>
          <BlocksCard items={items} form={form} chosen={chosen} onChoose={setChosen} />
        </form>
        <Stack>
          <PreviewBeside name="home" form={form} width="desktop" planned={planned} framed={framed} />
          <Suspense>
            <PlannedCard items={items} />
          </Suspense>
        </Stack>
      </div>
      <Columns>
        <Card title={texts.pages} flush>
          <Table kind={texts.page}>{rows(PAGE_NAMES)}</Table>
        </Card>
        <Stack>
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
      <LeaveGuard active={isEdited} title={texts.leaveTitle} text={texts.leaveText} />
      {isEdited && (
        <SaveBar
          form={id}
          text={texts.unsaved(switched.join('; '))}
          busy={form.busy}
          save={texts.publish}
          onDiscard={form.discard}
        />
      )}
    </Page>
  )
}
