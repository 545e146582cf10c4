import type { Permission } from '@little-dunes/domain/accounts/permissions'
import type { MouseEvent, ReactNode } from 'react'
import { useCurrentStaff } from '#platform/member'
import { Button, ButtonLink } from '#ui/button.tsx'
import styles from '#ui/list/list-foot.module.css'

export interface EmptyAction {
  text: string
  /** Staff without it are not offered the action. */
  permission?: Permission
  /** An address, or a function for actions on the same screen. */
  act: string | ((event: MouseEvent<HTMLElement>) => void)
}

/** Declared by a list for the time without rows. */
export interface Empty {
  /** The rows that will appear. */
  text: ReactNode
  /** First steps towards a row. */
  actions?: readonly EmptyAction[]
}

export const allowedActions = (
  actions: readonly EmptyAction[],
  permissions: readonly Permission[],
): EmptyAction[] =>
  actions.filter(({ permission }) => permission === undefined || permissions.includes(permission))

/** Focuses the form beside the list, which is below it on phones. */
export function focusForm({ currentTarget }: MouseEvent<HTMLElement>) {
  const forms = [...(currentTarget.closest('main')?.querySelectorAll('form') ?? [])]
  const form = forms.find((one) => one.closest('search') === null)
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}

function Actions({ actions }: { actions: readonly EmptyAction[] }) {
  const allowed = allowedActions(actions, useCurrentStaff().permissions)
  if (allowed.length === 0) return null
  return (
    <div className={styles.actions}>
      {allowed.map(({ text, act }) =>
        typeof act === 'string' ? (
          <ButtonLink key={text} look="outline" to={act}>
            {text}
          </ButtonLink>
        ) : (
          <Button key={text} look="outline" onClick={act}>
            {text}
          </Button>
        ),
      )}
    </div>
  )
}

/** Replaces a list without rows. */
export const EmptyState = ({ text, actions }: Empty) => (
  <div className={styles.empty}>
    <p>{text}</p>
    {actions && <Actions actions={actions} />}
  </div>
)
