import { clsx } from 'clsx'
import type { ButtonHTMLAttributes } from 'react'
import styles from '#ui/button.module.css'
import { Link, type LinkProps } from '#ui/link.tsx'

interface Look {
  look?: 'primary' | 'outline' | 'white' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

function getClassName({ look = 'primary', size = 'medium', wide }: Look, more?: string): string {
  return clsx(
    styles.button,
    look !== 'primary' && styles[look],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    more,
  )
}

export function Button({
  look,
  size,
  wide,
  className,
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={getClassName({ look, size, wide }, className)} />
}

/** A link that looks like a button: it navigates, so it works without script. */
export function ButtonLink({ look, size, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={getClassName({ look, size, wide }, className)} />
}
