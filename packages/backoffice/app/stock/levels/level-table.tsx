import { stockLevel } from '@little-dunes/domain/catalogue/stock'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { levelsMessages as texts } from '#stock/levels/levels-messages'
import { stockMessages } from '#stock/size/stock-messages'
import styles from '#stock/size-row.module.css'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import type { RowProps } from '#ui/list/beside-list.tsx'
import tables from '#ui/list/table.module.css'

/** A size with what is left of it. */
export interface LevelRow {
  id: string
  name: string
  colour: string
  size: string
  picture: string | null
  productId: string
  /** Barcode or SKU; empty where it is not shown. */
  code: string
  /** Where it lies, or who wants it. */
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

interface LevelTableProps {
  rows: readonly LevelRow[]
  /** Head of the middle column. */
  about: string
  rowProps: RowProps
}

/** Sizes with what is left of each; on a phone each is a card. Its name opens the size. */
export function LevelTable({ rows, about, rowProps }: LevelTableProps) {
  const [parameters] = useSearchParams()
  const opened = (id: string) => {
    const address = new URLSearchParams(parameters)
    address.set('open', id)
    return `?${address}`
  }
  return (
    <div className={tables.scroll}>
      <table className={clsx(tables.table, tables.cards)}>
        <thead>
          <tr>
            <th>{texts.size}</th>
            <th>{about}</th>
            <th className={tables.end}>{texts.left}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} {...rowProps(row.id)}>
              <td className={clsx(tables.main, tables.topStart)}>
                <span className={styles.size}>
                  <Thumbnail address={row.picture} />
                  <span>
                    <Link to={opened(row.id)} replace>
                      <bdi>{row.name}</bdi>
                    </Link>
                    <small>
                      <Parts of={[row.colour, sizeName(row.size)]} />
                    </small>
                  </span>
                </span>
              </td>
              <td className={tables.bottomStart}>
                <small className={styles.facts}>
                  <Parts of={row.facts} /> {row.archived && <Tag>{texts.archived}</Tag>}
                </small>
              </td>
              <td className={clsx(tables.end, tables.topEnd)}>
                <Left row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
