import type { ComponentPropsWithRef } from 'react'
import styles from '#account/sign-in/auth-form.module.css'
import { Button } from '#ui/button.tsx'

/** The frame of a form with a password or an address: the page names its problems, not the browser. */
export const AuthForm = (props: ComponentPropsWithRef<'form'>) => (
  <form className={styles.form} method="post" noValidate {...props} />
)

interface SubmitButtonProps {
  /** Until the page is alive the button does not submit, so that no password leaves by itself. */
  alive: boolean
  busy: boolean
  className?: string | undefined
  children: string
}

export const SubmitButton = ({ alive, busy, ...rest }: SubmitButtonProps) => (
  <Button type={alive ? 'submit' : 'button'} size="large" wide aria-disabled={busy} {...rest} />
)
