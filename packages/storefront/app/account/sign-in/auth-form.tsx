import type { ComponentPropsWithRef } from 'react'
import styles from '#account/sign-in/auth-form.module.css'
import { Button } from '#ui/button.tsx'

/** A form with a password or an address: the page shows its problems, not the browser. */
export const AuthForm = (props: ComponentPropsWithRef<'form'>) => (
  <form className={styles.form} method="post" noValidate {...props} />
)

interface SubmitButtonProps {
  /** Before hydration the button does not submit, so that no native submit sends a password. */
  alive: boolean
  busy: boolean
  className?: string | undefined
  children: string
}

export const SubmitButton = ({ alive, busy, ...rest }: SubmitButtonProps) => (
  <Button type={alive ? 'submit' : 'button'} size="large" wide aria-disabled={busy} {...rest} />
)
