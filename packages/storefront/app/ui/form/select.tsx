import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import styles from '#ui/form/select.module.css'

/** A native select with the shop's chevron; `pill` for the round one of tool bars. */
export function Select({ pill, className, ...rest }: ComponentPropsWithRef<'select'> & { pill?: boolean }) {
  return (
    <span className={clsx(styles.select, pill && styles.pill, className)}>
      <select {...rest} />
      <Icon node={ChevronDown} />
    </span>
  )
}
