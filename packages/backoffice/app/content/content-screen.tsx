import {
  CONTENT_NAMES,
  type ContentKey,
  type ContentName,
  FRAME_NAMES,
  PAGE_NAMES,
  slugOfStory,
} from '@little-dunes/domain/content/content-items'
import { type HomeBlock, parseHomeBlocks } from '@little-dunes/domain/content/home-blocks'
import type { ContentSummary, StaffContent } from '@little-dunes/domain/contract/content/staff/content-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { type FormEvent, Suspense, useId } from 'react'
import { Link, useLoaderData } from 'react-router'
import { BlocksCard, switchedBlocks } from '#content/blocks/blocks-card.tsx'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/content-screen.module.css'
import { listShortTexts, stillShown, unsavedWords } from '#content/item-words'
import { PreviewBeside, useIsWide } from '#content/preview/preview-place.tsx'
import { StoriesCard } from '#content/stories-card.tsx'
import { type ContentForm, useContentForm } from '#content/use-content-form'
import { load } from '#platform/client'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { UnsavedChanges } from '#ui/change-form/unsaved-changes.tsx'
import { contentName } from '#ui/display/content-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { late } from '#ui/late'
import { useOpened, useOpenRow } from '#ui/list/beside-list.tsx'
import { type Column, DataTable } from '#ui/list/data-table.tsx'
import { Columns, Page, Stack } from '#ui/page.tsx'
import { uiMessages } from '#ui/ui-messages'

export async function loader() {
  const [{ items }, { item: home }] = await Promise.all([
    load('GET /api/staff/content', {}),
    load('GET /api/staff/content/item', { name: 'home' }),
  ])
  return { items, home }
}

const PlannedCard = late(async () => (await import('#content/planned/planned-card.tsx')).PlannedCard)
const BlockColumn = late(async () => (await import('#content/block-column.tsx')).BlockColumn)
const BlockSource = late(async () => (await import('#content/block-column.tsx')).BlockSource)

/** Opening another block does not reload the list. */
export { shouldRevalidate } from '#ui/list/beside-list.tsx'

const toPath = (name: ContentKey): string => `${PATHS.content}/${name}`

const TILE_COLUMN: Column<ContentSummary> = {
  heading: texts.fields.image ?? '',
  isHeadingHidden: true,
  phone: 'wideOnly',
  cell: ({ picture }) => picture !== null && <Thumbnail address={picture} size="medium" />,
}

const contentColumns = (kind: string): Column<ContentSummary>[] => [
  {
    heading: kind,
    look: 'main',
    cell: ({ name, title }) => (
      <>
        <Link to={toPath(name)}>{contentName(name)}</Link>
        {title !== contentName(name) && (
          <small>
            <bdi>{title}</bdi>
          </small>
        )}
      </>
    ),
  },
  {
    heading: texts.published,
    cell: ({ publishedAt, author, authorName }) => (
      <span title={author ?? undefined}>
        {publishedAt === null
          ? texts.asDelivered
          : texts.changed(formatDateTime(publishedAt), authorName ?? '')}
      </span>
    ),
  },
  {
    heading: texts.state,
    isHeadingHidden: true,
    look: 'end',
    cell: ({ missing, plannedAt }) => (
      <>
        {missing > 0 && <Tag look="sun">{texts.missing(missing)}</Tag>}
        {plannedAt !== null && <Tag look="sea">{texts.plannedFor(formatDateTime(plannedAt))}</Tag>}
      </>
    ),
  },
]

const FIRST_TO_LAST = (form: ContentForm) => parseHomeBlocks(form.value('blocks')).map(({ name }) => name)

const isWritten = (name: string): name is ContentName => CONTENT_NAMES.some((one) => one === name)

/** Null for blocks made from products and settings. */
const readBlock = async (name: string): Promise<StaffContent | null> =>
  isWritten(name) ? (await load('GET /api/staff/content/item', { name })).item : null

interface BlockAsideProps {
  block: HomeBlock
  item: StaffContent | null
  form: ContentForm
}

const BlockAside = ({ block, item, form }: BlockAsideProps) => (
  <aside aria-label={texts.blocks[block]}>
    <Suspense>
      {isWritten(block) ? item && <BlockColumn item={item} form={form} /> : <BlockSource block={block} />}
    </Suspense>
  </aside>
)

/** Pages, stories, and the texts around every page. */
function OtherTexts({ items }: { items: readonly ContentSummary[] }) {
  const stories = items.filter(({ name }) => slugOfStory(name) !== null)
  const table = (kind: string, rows: ContentSummary[], tiles: Column<ContentSummary>[] = []) => (
    <DataTable columns={[...tiles, ...contentColumns(kind)]} rows={rows} rowKey={({ name }) => name} />
  )
  const named = (names: readonly ContentKey[]) => items.filter(({ name }) => names.includes(name))
  return (
    <Columns>
      <Card title={texts.pages} flush>
        {table(texts.page, named(PAGE_NAMES))}
      </Card>
      <Stack>
        <StoriesCard>{stories.length > 0 && table(texts.story, stories, [TILE_COLUMN])}</StoriesCard>
        <Card title={texts.frame} flush>
          {table(texts.block, named(FRAME_NAMES.filter((name) => name !== 'banner')))}
        </Card>
      </Stack>
    </Columns>
  )
}

/** All content of the shop: the home page from top to bottom, and the pages that the footer links to. */
export function Component() {
  const { items, home } = useLoaderData<typeof loader>()
  const id = useId()
  const form = useContentForm(home)
  const blocks = FIRST_TO_LAST(form)
  const { open, rowProps } = useOpenRow(blocks)
  const block = blocks.find((name) => name === open) ?? null
  const read = useOpened(open, items, readBlock)
  const item = read?.name === block ? read : null
  const blockForm = useContentForm(item ?? home)
  const switched = switchedBlocks(form).map(({ name, shown }) =>
    (shown ? texts.willShow : texts.willHide)(texts.blocks[name]),
  )
  const isHomeEdited = form.isEdited
  const isBlockEdited = item !== null && blockForm.isEdited
  const planned = items.flatMap(({ plannedAt }) => plannedAt ?? [])
  const previewed =
    item && (isBlockEdited || !isHomeEdited)
      ? { name: item.name, form: blockForm }
      : { name: home.name, form }
  const framed = block && {
    key: block,
    name: texts.blocks[block],
    words: (language: Language) => [
      ...(item ? listShortTexts(item.name, blockForm, language) : []),
      texts.blocks[block],
    ],
  }

  const isWide = useIsWide()
  const list = <BlocksCard items={items} form={form} open={block} rowProps={rowProps} />
  const preview = (
    <PreviewBeside
      {...previewed}
      around={form.before}
      stays={false}
      always
      width={isWide ? 'desktop' : 'phone'}
      planned={planned}
      framed={framed}
    />
  )
  const calendar = (
    <Suspense>
      <PlannedCard items={items} />
    </Suspense>
  )

  async function publish(event: FormEvent) {
    event.preventDefault()
    if (isHomeEdited) await form.publish()
    if (isBlockEdited) await blockForm.publish()
  }

  function discard() {
    form.discard()
    if (item) blockForm.discard()
  }

  return (
    <Page title={texts.title} context={texts.context} isList>
      <form id={id} onSubmit={publish} noValidate className={styles.home}>
        {isWide ? (
          <>
            {list}
            <Stack>
              {preview}
              {calendar}
            </Stack>
          </>
        ) : (
          <>
            {preview}
            {list}
            {calendar}
          </>
        )}
        {block && <BlockAside block={block} item={item} form={blockForm} />}
      </form>
      <OtherTexts items={items} />
      <UnsavedChanges
        form={{ id, isEdited: isHomeEdited || isBlockEdited, busy: form.busy || blockForm.busy, discard }}
        texts={texts}
        text={`${texts.unsaved(
          [...switched, ...(isBlockEdited ? unsavedWords(item.name, blockForm) : [])].join(
            uiMessages.semicolon,
          ),
        )}. ${stillShown(isBlockEdited ? item : home)}`}
        save={isBlockEdited ? blockForm.button : form.button}
        within={isBlockEdited}
      />
    </Page>
  )
}
