import { clsx } from 'clsx'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from '#ui/button.module.css'

interface Look {
  look?: 'filled' | 'light' | 'outline' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  wide?: boolean | undefined
}

function getClassName({ look = 'filled', size = 'medium', wide }: Look, more?: string): string {
  return clsx(
    styles.button,
    look !== 'filled' && styles[look],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    more,
  )
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** `busy` keeps the width, shows three dots and ignores clicks. */
export function Button({
  look,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={getClassName({ look, size, wide }, clsx(busy && styles.busy, className))}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
    </button>
  )
}

export function ButtonLink({ look, size, wide, className, ...rest }: Look & LinkProps) {
  return <Link {...rest} className={getClassName({ look, size, wide }, className)} />
}

/** A link out of the back office, in a separate tab. */
export function ExternalButton({
  look,
  size,
  wide,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} target="_blank" rel="noreferrer" className={getClassName({ look, size, wide }, className)}>
      {children}
    </a>
  )
}
