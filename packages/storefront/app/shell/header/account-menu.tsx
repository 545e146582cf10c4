import { Icon } from '@little-dunes/design/icon.tsx'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { LogOut, Package, UserRound } from 'lucide'
import { type ComponentProps, useCallback, useRef, useState } from 'react'
import { PrefetchPageLinks, useLocation, useNavigate } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { returnState } from '#platform/return-path'
import { useSession } from '#platform/session'
import styles from '#shell/header/account-menu.module.css'
import { useOutsideClose } from '#shell/header/use-outside-close'
import { shellMessages } from '#shell/shell-messages'
import { ButtonLink } from '#ui/button.tsx'
import iconButtonStyles from '#ui/icon-button.module.css'
import { Link } from '#ui/link.tsx'

interface AccountEntriesProps extends ComponentProps<'ul'> {
  close?(): void
}

/** SHELL-34, SHELL-36 to SHELL-38: in the menu of the profile icon, and in the menu of phones. */
export function AccountEntries({ close = () => {}, ...rest }: AccountEntriesProps) {
  const t = useMessages(shellMessages)
  const navigate = useNavigate()
  const signOut = useSession((session) => session.signOut)

  function logout() {
    close()
    signOut()
    navigate(PATHS.login)
  }

  return (
    <ul {...rest}>
      <li>
        <Link to={PATHS.profile} onClick={close}>
          <Icon node={UserRound} />
          {t.profile}
        </Link>
      </li>
      <li>
        <Link to={PATHS.orders} onClick={close}>
          <Icon node={Package} />
          {t.orders}
        </Link>
      </li>
      <li className={styles.last}>
        <button type="button" onClick={logout}>
          <Icon node={LogOut} />
          {t.logout}
        </button>
      </li>
    </ul>
  )
}

export function SignInLink(props: Omit<ComponentProps<typeof ButtonLink>, 'to'>) {
  const t = useMessages(shellMessages)
  return (
    <ButtonLink {...props} to={PATHS.login} state={returnState(useLocation())}>
      {t.signIn}
    </ButtonLink>
  )
}

/**
 * Sign In for a guest, the profile icon for a signed-in visitor (SHELL-32, SHELL-33). The page contains both; an
 * attribute of the document shows the right one after the check for a token (D-60).
 */
export function AccountMenu() {
  const t = useMessages(shellMessages)
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const close = useCallback(() => setOpen(false), [])
  useOutsideClose(area, open, close)
  return (
    <>
      <SignInLink size="small" className={styles.signIn} />
      <div className={clsx(styles.account, styles.forSignedIn)} ref={area}>
        <button
          type="button"
          className={iconButtonStyles.plain}
          aria-label={t.account}
          aria-expanded={open}
          aria-controls="account-entries"
          onClick={() => setOpen(!open)}
        >
          <Icon node={UserRound} />
        </button>
        {open && (
          <>
            <AccountEntries id="account-entries" className={styles.menu} close={close} />
            {/* Logging out works offline, so the destination page is prefetched (D-27). */}
            <PrefetchPageLinks page={PATHS.login} />
          </>
        )}
      </div>
    </>
  )
}
