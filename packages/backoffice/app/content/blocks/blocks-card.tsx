import { Icon } from '@little-dunes/design/icon.tsx'
import {
  formatHomeBlocks,
  type HomeBlock,
  type PlacedBlock,
  parseHomeBlocks,
} from '@little-dunes/domain/content/home-blocks'
import type { ContentSummary } from '@little-dunes/domain/contract/content/staff/content-calls'
import { clsx } from 'clsx'
import { GripVertical, type IconNode, LayoutGrid, Mail, Megaphone, Shirt, Sparkles, Truck, Zap } from 'lucide'
import { useState } from 'react'
import { Link } from 'react-router'
import { droppedBlocks, hasFixedPlace, steppedBlocks } from '#content/blocks/order-blocks'
import { useDragOrder } from '#content/blocks/use-drag-order'
import { contentMessages as texts } from '#content/content-messages'
import styles from '#content/content-screen.module.css'
import type { ContentForm } from '#content/use-content-form'
import { formatDateTime } from '#platform/format'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { InlineAlert } from '#ui/inline-alert.tsx'
import type { RowProps } from '#ui/list/beside-list.tsx'
import tables from '#ui/list/table.module.css'

/** Icons of blocks without a picture. */
const ICONS: Partial<Record<HomeBlock, IconNode>> = {
  banner: Megaphone,
  facts: Truck,
  flash: Zap,
  newest: Sparkles,
  grid: LayoutGrid,
  newsletter: Mail,
}

interface BlockRowProps extends PlacedBlock {
  at: number
  order: ReturnType<typeof useDragOrder>
  /** Marks the open row and opens it; empty where there is no room. */
  rowProps: ReturnType<RowProps>
  /** Target of the name's link. */
  address: string | null
  /** Undefined for blocks made from products and settings. */
  item: ContentSummary | undefined
  edited: boolean
  onChange(shown: boolean): void
}

function BlockRow({ at, order, rowProps, address, name, shown, item, edited, onChange }: BlockRowProps) {
  const { drag, handleProps } = order
  const isDragged = drag?.from === at
  const isTarget = drag !== null && drag.to === at && !isDragged
  return (
    <tr
      {...rowProps}
      className={clsx(
        rowProps.className,
        isDragged && styles.dragged,
        isTarget && (drag.to < drag.from ? styles.before : styles.after),
      )}
      style={isDragged ? { transform: `translateY(${drag.by}px)` } : undefined}
    >
      <td className={styles.grip}>
        {!hasFixedPlace(name) && (
          <button
            type="button"
            className={styles.handle}
            aria-label={texts.move(texts.blocks[name])}
            title={texts.moveHint}
            {...handleProps(at)}
          >
            <Icon node={GripVertical} />
          </button>
        )}
      </td>
      <td>
        <span className={styles.tile}>
          {item?.picture == null ? (
            <Icon node={ICONS[name] ?? Shirt} />
          ) : (
            <Thumbnail address={item.picture} />
          )}
        </span>
      </td>
      <td className={tables.main}>
        {address === null ? (
          texts.blocks[name]
        ) : (
          <Link to={address} preventScrollReset={address.startsWith('?')}>
            {texts.blocks[name]}
          </Link>
        )}
        <small>{item ? <bdi>{item.title}</bdi> : texts.sources[name]}</small>
        {edited && <Tag look="sun">{texts.edited}</Tag>}{' '}
        {item && item.missing > 0 && <Tag look="sun">{texts.missing(item.missing)}</Tag>}{' '}
        {item?.plannedAt != null && <Tag look="sea">{texts.plannedFor(formatDateTime(item.plannedAt))}</Tag>}
      </td>
      <td className={tables.end}>
        <Switch label={texts.shown(texts.blocks[name])} checked={shown} onChange={onChange} />
      </td>
    </tr>
  )
}

/** Blocks of the draft whose visibility differs from the published one. */
export function switchedBlocks({ value, before }: ContentForm): PlacedBlock[] {
  const published = parseHomeBlocks(before.blocks ?? '')
  return parseHomeBlocks(value('blocks')).filter(
    ({ name, shown }) => published.find((block) => block.name === name)?.shown !== shown,
  )
}

interface BlocksCardProps {
  items: ContentSummary[]
  form: ContentForm
  /** The block with its fields beside the list; null where there is no room. */
  open: HomeBlock | null
  rowProps: RowProps
}

/** Blocks of the home page from top to bottom; changes wait to be published. */
export function BlocksCard({ items, form, open, rowProps }: BlocksCardProps) {
  const [said, setSaid] = useState('')
  const blocks = parseHomeBlocks(form.value('blocks'))
  const switched = switchedBlocks(form)
  const show = (name: PlacedBlock['name'], shown: boolean) =>
    form.set(
      'blocks',
      formatHomeBlocks(blocks.map((block) => (block.name === name ? { name, shown } : block))),
    )
  function reorder(next: PlacedBlock[] | null, moved: PlacedBlock | undefined) {
    if (!next || !moved) return
    form.set('blocks', formatHomeBlocks(next))
    const place = next.findIndex(({ name }) => name === moved.name) + 1
    setSaid(texts.movedTo(texts.blocks[moved.name], place, next.length))
  }

  const getAddress = (name: HomeBlock): string | null => {
    if (open !== null) return `?open=${name}`
    return items.some((item) => item.name === name) ? `${PATHS.content}/${name}` : null
  }

  const order = useDragOrder({
    onDrop: (from, to) => reorder(droppedBlocks(blocks, from, to), blocks[from]),
    onStep: (from, step) => reorder(steppedBlocks(blocks, from, step), blocks[from]),
  })
  return (
    <Card
      title={texts.home}
      aside={<span role="status">{said}</span>}
      actions={
        <ButtonLink look="outline" size="small" to={`${PATHS.content}/home`}>
          {texts.order}
        </ButtonLink>
      }
      flush
    >
      {form.errors.blocks && <InlineAlert kind="error">{form.errors.blocks}</InlineAlert>}
      <table className={clsx(tables.table, tables.cards)} aria-label={texts.home}>
        <tbody>
          {blocks.map((block, at) => (
            <BlockRow
              key={block.name}
              {...block}
              at={at}
              order={order}
              rowProps={rowProps(block.name)}
              address={getAddress(block.name)}
              item={items.find(({ name }) => name === block.name)}
              edited={switched.some(({ name }) => name === block.name)}
              onChange={(shown) => show(block.name, shown)}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}
