import type { ReactNode } from 'react'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import styles from '#ui/product-search/product-row.module.css'

interface ProductRowProps {
  picture: string | null
  name: string
  sku: string
  /** Further details. */
  note?: string | null
  children: ReactNode
}

/** A chosen product in its list. */
export const ProductRow = ({ picture, name, sku, note, children }: ProductRowProps) => (
  <li className={styles.row}>
    <Thumbnail address={picture} />
    <span className={styles.name}>
      <bdi>{name}</bdi>
      <small>
        <bdi>{sku}</bdi>
        {note && ` · ${note}`}
      </small>
    </span>
    {children}
  </li>
)
