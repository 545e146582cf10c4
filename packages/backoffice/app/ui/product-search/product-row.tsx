import type { ReactNode } from 'react'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import styles from '#ui/product-search/product-row.module.css'

interface ProductRowProps {
  picture: string | null
  name: string
  sku: string
  /** What else is to be known of it. */
  note?: string | null
  /** Buttons. */
  children: ReactNode
}

/** A product that was chosen, in the list of such. */
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
