import { Icon } from '@little-dunes/design/icon.tsx'
import {
  formatHomeBlocks,
  type HomeBlock,
  type PlacedBlock,
  parseHomeBlocks,
} from '@little-dunes/domain/content/home-blocks'
import type { ContentSummary } from '@little-dunes/domain/contract/staff/content-calls'
import { clsx } from 'clsx'
import { type IconNode, LayoutGrid, Mail, Megaphone, Shirt, Sparkles, Truck, Zap } from 'lucide'
import { Link } from 'react-router'
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
import tables from '#ui/list/table.module.css'

/** Of blocks without a picture of their own; the others show products. */
const ICONS: Partial<Record<HomeBlock, IconNode>> = {
  banner: Megaphone,
  facts: Truck,
  flash: Zap,
  newest: Sparkles,
  grid: LayoutGrid,
  newsletter: Mail,
}

interface BlockRowProps extends PlacedBlock {
  /** What the staff writes of it; undefined for what comes from products and settings. */
  item: ContentSummary | undefined
  edited: boolean
  onChange(shown: boolean): void
}

/** A block: what it is called, how it begins, what waits there, and whether it is shown. */
function BlockRow({ name, shown, item, edited, onChange }: BlockRowProps) {
  return (
    <tr>
      <td className={tables.wideOnly}>
        <span className={styles.tile}>
          {item?.picture == null ? (
            <Icon node={ICONS[name] ?? Shirt} />
          ) : (
            <Thumbnail address={item.picture} />
          )}
        </span>
      </td>
      <td className={tables.main}>
        {item ? <Link to={`${PATHS.content}/${name}`}>{texts.blocks[name]}</Link> : texts.blocks[name]}
        <small>{item ? <bdi>{item.title}</bdi> : texts.fromProducts}</small>
        {edited && <Tag look="sun">{texts.edited}</Tag>}{' '}
        {item && item.missing > 0 && <Tag look="sun">{texts.missing(item.missing)}</Tag>}{' '}
        {item?.plannedAt != null && <Tag look="sea">{texts.plannedFor(formatDateTime(item.plannedAt))}</Tag>}
      </td>
      <td className={tables.end}>
        <Switch
          label={texts.shown(texts.blocks[name])}
          checked={shown}
          onChange={({ target }) => onChange(target.checked)}
        />
      </td>
    </tr>
  )
}

/** The blocks of the draft whose visibility differs from what is published. */
export function switchedBlocks({ value, before }: ContentForm): PlacedBlock[] {
  const published = parseHomeBlocks(before.blocks ?? '')
  return parseHomeBlocks(value('blocks')).filter(
    ({ name, shown }) => published.find((block) => block.name === name)?.shown !== shown,
  )
}

/** The home page from top to bottom; what is switched here waits to be published. */
export function BlocksCard({ items, form }: { items: ContentSummary[]; form: ContentForm }) {
  const blocks = parseHomeBlocks(form.value('blocks'))
  const switched = switchedBlocks(form)
  const show = (name: PlacedBlock['name'], shown: boolean) =>
    form.set(
      'blocks',
      formatHomeBlocks(blocks.map((block) => (block.name === name ? { name, shown } : block))),
    )
  return (
    <Card
      title={texts.home}
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
          {blocks.map((block) => (
            <BlockRow
              key={block.name}
              {...block}
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
