import styles from '#inventory/size-row.module.css'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import tables from '#ui/list/table.module.css'

interface SizeCellProps {
  head: string
  detail: string
  /** Undefined for rows without pictures. */
  picture?: string | null | undefined
}

/** Subject of a row: product above, colour and size below. */
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
