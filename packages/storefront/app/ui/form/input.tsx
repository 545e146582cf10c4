import type { ComponentPropsWithRef } from 'react'

export function Input({ className = '', ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={`input ${className}`} />
}
