import type { ComponentProps } from 'react'
import { useRootData } from '#platform/root-data'
import styles from '#shell/shop-logo.module.css'

interface ShopLogoProps extends ComponentProps<'img'> {
  alt: string
  /** Class of an uploaded logo, which may have any shape. */
  own: string | undefined
}

/** The uploaded logo, the drawn one, or the name of a shop without a logo. */
export function ShopLogo({ alt, own, src = '/logo.svg', ...rest }: ShopLogoProps) {
  const { logo, shopName } = useRootData()?.settings ?? {}
  if (logo !== '') return <img {...rest} src={logo ?? src} alt={alt} className={logo && own} />
  return (
    <span className={styles.name} role="img" aria-label={alt}>
      {shopName}
    </span>
  )
}
