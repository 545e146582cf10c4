import { Icon } from '@little-dunes/design/icon.tsx'
import { Eye, EyeOff } from 'lucide'
import { type ComponentPropsWithRef, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import styles from '#account/sign-in/password-input.module.css'
import { useMessages } from '#platform/messages'
import { Input } from '#ui/form/input.tsx'

/** A password field with a visibility toggle (AUTH-04). */
export function PasswordInput(props: ComponentPropsWithRef<'input'>) {
  const t = useMessages(accountMessages)
  const [visible, setVisible] = useState(false)
  return (
    <div className={styles.password}>
      <Input
        name="password"
        {...props}
        type={visible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
      />
      <button
        type="button"
        aria-label={visible ? t.hidePassword : t.showPassword}
        onClick={() => setVisible(!visible)}
      >
        <Icon node={visible ? EyeOff : Eye} />
      </button>
    </div>
  )
}
