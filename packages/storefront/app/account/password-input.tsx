import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { accountMessages } from '#account/account-messages'
import styles from '#account/password-input.module.css'
import { useMessages } from '#platform/messages'
import { Input } from '#ui/form/input.tsx'

/** A password that can be made visible and hidden again (AUTH-04). */
export function PasswordInput(props: ComponentPropsWithRef<'input'>) {
  const t = useMessages(accountMessages)
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
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
        <Icon aria-hidden />
      </button>
    </div>
  )
}
