import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { clsx } from 'clsx'
import styles from '#ui/display/thumbnail.module.css'

/** Shown for products without a picture. */
export const PLACEHOLDER = '/pictures/placeholder.avif'

/** A small picture of a product, next to its name. */
export function Thumbnail({
  address,
  size = 'small',
}: {
  address: string | null
  size?: 'small' | 'medium'
}) {
  const source = address === null ? PLACEHOLDER : derivedPicture(address, 160, 'webp')
  return (
    <img
      className={clsx(styles.picture, size === 'medium' && styles.medium)}
      src={source}
      alt=""
      loading="lazy"
    />
  )
}

/** The first pictures of several products, overlapping. */
export const Thumbnails = ({ addresses }: { addresses: string[] }) => (
  <span className={styles.row}>
    {[...new Set(addresses)].map((address) => (
      <Thumbnail key={address} address={address} />
    ))}
  </span>
)
