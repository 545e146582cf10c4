import { Icon } from '@little-dunes/design/icon.tsx'
import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { LogOut } from 'lucide'
import { useEffect } from 'react'
import { accountMessages } from '#account/account-messages'
import styles from '#account/profile-page.module.css'
import { ProfileRows } from '#account/profile-rows.tsx'
import { RecentPurchases } from '#account/recent-purchases.tsx'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { pageOfAnchor } from '#account/section/former-anchors'
import { useOrders } from '#account/use-orders'
import { Navigate, PrefetchPageLinks, useLocation, useNavigate } from '#platform/address/address'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button } from '#ui/button.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'

const getInitial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''

/** PROF-01, PROF-02, PROF-07, PROF-08. */
function Identity({ user }: { user: WireUser }) {
  const t = useMessages(accountMessages)
  const signOut = useSession((session) => session.signOut)
  const navigate = useNavigate()

  function leave(): void {
    signOut()
    navigate(PATHS.login)
  }

  return (
    <>
      {/* Logging out works offline, so the destination page is prefetched (D-27). */}
      <PrefetchPageLinks page={PATHS.login} />
      <header className={styles.identity}>
        <div className={styles.initial} aria-hidden="true">
          {getInitial(user.name)}
        </div>
        <div>
          <h1 className={textStyles.display}>{t.hi(user.name)}</h1>
          <p>
            <bdi>{user.email}</bdi>
          </p>
        </div>
      </header>
      <Button look="outline" size="small" className={styles.logout} onClick={leave}>
        <Icon node={LogOut} />
        {t.logout}
      </Button>
    </>
  )
}

/** A token without its user is dropped, so that the login form shows (D-27). */
function Profile() {
  const t = useMessages(accountMessages)
  const { user, signOut } = useSession()
  const bought = useOrders()
  const { hash } = useLocation()
  useEffect(() => {
    if (!user) signOut()
  }, [user, signOut])
  if (!user) return <Loader text={t.loadingProfile} />
  const movedTo = pageOfAnchor(hash)
  if (movedTo) return <Navigate to={movedTo} replace />
  const onItsWay = bought.orders?.filter(({ status }) => status === 'Shipped').length ?? 0
  return (
    <div className={styles.profile}>
      <Identity user={user} />
      <RecentPurchases {...bought} />
      {/* Below a list of unknown length, so it is shown after the list and nothing moves. */}
      {(bought.orders || bought.failed) && <ProfileRows user={user} onItsWay={onItsWay} />}
    </div>
  )
}

export default function ProfilePage() {
  const t = useMessages(accountMessages)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{t.profileTitle}</PageTitle>
      <Breadcrumbs steps={[{ label: t.home, to: PATHS.home }, { label: t.profile }]} />
      <RequireSignIn waiting={<Loader text={t.loadingProfile} />}>
        <Profile />
      </RequireSignIn>
    </div>
  )
}
