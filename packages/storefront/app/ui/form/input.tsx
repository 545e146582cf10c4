import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import styles from '#ui/form/input.module.css'

export function Input({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={clsx(styles.input, className)} />
}
