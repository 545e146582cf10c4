import styles from '#stock/size-row.module.css'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import tables from '#ui/list/table.module.css'

interface SizeCellProps {
  head: string
  detail: string
  /** Without it the row has no picture. */
  picture?: string | null | undefined
}

/** What a row is about: product above, colour and size below. */
export const SizeCell = ({ head, detail, picture }: SizeCellProps) => (
  <td className={tables.main}>
    <span className={styles.size}>
      {picture !== undefined && <Thumbnail address={picture} />}
      <span>
        <bdi>{head}</bdi>
        <small>
          <bdi>{detail}</bdi>
        </small>
      </span>
    </span>
  </td>
)
