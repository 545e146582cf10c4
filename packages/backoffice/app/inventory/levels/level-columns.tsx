import { stockLevel } from '@little-dunes/domain/catalogue/stock'
import { Link, useSearchParams } from 'react-router'
import { levelsMessages as texts } from '#inventory/levels/levels-messages'
import { stockMessages } from '#inventory/size/stock-messages'
import styles from '#inventory/size-row.module.css'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import type { Column } from '#ui/list/data-table.tsx'

export interface LevelRow {
  id: string
  name: string
  colour: string
  size: string
  picture: string | null
  productId: string
  /** Barcode or SKU; empty to hide it. */
  code: string
  /** Its shelf, or the customer waiting for it. */
  facts: string[]
  counted: boolean
  archived: boolean
  left: number
}

function Left({ row: { counted, left } }: { row: LevelRow }) {
  if (!counted) return <Tag>{stockMessages.notCounted}</Tag>
  const level = stockLevel(left)
  return (
    <>
      {level === 'sold_out' && <Tag look="red">{stockMessages.soldOut}</Tag>}
      {level === 'low' && <Tag look="sun">{stockMessages.low}</Tag>} <b>{left}</b>
    </>
  )
}

/** Opens the size in the panel. */
function SizeLink({ row }: { row: LevelRow }) {
  const [parameters] = useSearchParams()
  const address = new URLSearchParams(parameters)
  address.set('open', row.id)
  return (
    <Link to={`?${address}`} replace>
      <bdi>{row.name}</bdi>
    </Link>
  )
}

/** Sizes with their quantities. `about` is the heading of their facts. */
export const levelColumns = (about: string): Column<LevelRow>[] => [
  {
    heading: texts.size,
    look: 'main',
    phone: 'topStart',
    cell: (row) => (
      <span className={styles.size}>
        <Thumbnail address={row.picture} />
        <span>
          <SizeLink row={row} />
          <small>
            <Parts of={[row.colour, sizeName(row.size)]} />
          </small>
        </span>
      </span>
    ),
  },
  {
    heading: about,
    phone: 'bottomStart',
    cell: ({ facts, archived }) => (
      <small className={styles.facts}>
        <Parts of={facts} /> {archived && <Tag>{texts.archived}</Tag>}
      </small>
    ),
  },
  { heading: texts.left, look: 'end', phone: 'topEnd', cell: (row) => <Left row={row} /> },
]
