import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { shopLogo } from '#platform/shop-logo'
import styles from '#ui/brand/shop-logo.module.css'

interface ShopLogoProps extends ComponentProps<'img'> {
  /** Name of the shop. */
  alt: string
}

/** The logo of the settings or the drawn one, or the name of a shop without either. */
export function ShopLogo({ alt, className, ...size }: ShopLogoProps) {
  const logo = shopLogo()
  if (logo === '') return <b className={clsx(styles.name, className)}>{alt}</b>
  return <img {...size} className={clsx(className, logo && styles.own)} src={logo ?? '/logo.svg'} alt={alt} />
}

/** The drawn mark or the logo of the settings; empty for a shop without either. */
export function ShopMark({ className, ...size }: ComponentProps<'img'>) {
  const logo = shopLogo()
  if (logo === '') return null
  return <img {...size} className={clsx(className, logo && styles.own)} src={logo ?? '/mark.svg'} alt="" />
}
