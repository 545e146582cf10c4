import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

/** A native select with the shop's chevron; `pill` for the round one of tool bars. */
export function Select({
  pill,
  className = '',
  ...rest
}: ComponentPropsWithRef<'select'> & { pill?: boolean }) {
  return (
    <span className={`select ${pill ? 'select-pill' : ''} ${className}`}>
      <select {...rest} />
      <ChevronDown aria-hidden />
    </span>
  )
}
