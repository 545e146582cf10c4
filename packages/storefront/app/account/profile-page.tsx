import { Icon } from '@little-dunes/design/icon.tsx'
import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { Heart, LogOut, MapPin, Package, Wallet } from 'lucide'
import { useEffect } from 'react'
import { accountMessages } from '#account/account-messages'
import { AccountDetails } from '#account/details/account-details.tsx'
import styles from '#account/profile-page.module.css'
import { RecentPurchases } from '#account/recent-purchases.tsx'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { AccountSecurity } from '#account/security/account-security.tsx'
import { useOrders } from '#account/use-orders'
import { PrefetchPageLinks, useNavigate } from '#platform/address/address'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { useSession } from '#platform/session'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import { Link } from '#ui/link.tsx'
import { Loader } from '#ui/loading/loader.tsx'
import textStyles from '#ui/text.module.css'

const getInitial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''

/** PROF-01, PROF-02, PROF-07, PROF-08. */
function IdentityCard({ user }: { user: WireUser }) {
  const t = useMessages(accountMessages)
  const signOut = useSession((session) => session.signOut)
  const navigate = useNavigate()

  function leave(): void {
    signOut()
    navigate(PATHS.login)
  }

  return (
    <aside className={styles.identity}>
      {/* Logging out works offline, so the destination page is prefetched (D-27). */}
      <PrefetchPageLinks page={PATHS.login} />
      <div className={styles.sky} />
      <div className={styles.initial} aria-hidden="true">
        {getInitial(user.name)}
      </div>
      <h1 className={textStyles.display}>{t.hi(user.name)}</h1>
      <p>{user.email}</p>
      <nav aria-label={t.accountPages}>
        <Link to={PATHS.orders}>
          <Icon node={Package} />
          {t.myOrders}
        </Link>
        <Link to={PATHS.addresses}>
          <Icon node={MapPin} />
          {t.addresses}
        </Link>
        <Link to={PATHS.credit}>
          <Icon node={Wallet} />
          {t.credit}
        </Link>
        <Link to={PATHS.wishlist}>
          <Icon node={Heart} />
          {t.wishlist}
        </Link>
        <button type="button" onClick={leave}>
          <Icon node={LogOut} />
          {t.logout}
        </button>
      </nav>
    </aside>
  )
}

/** A token without its user is dropped, so that the login form shows (D-27). */
function Profile() {
  const t = useMessages(accountMessages)
  const { user, signOut } = useSession()
  const bought = useOrders()
  useEffect(() => {
    if (!user) signOut()
  }, [user, signOut])
  if (!user) return <Loader text={t.loadingProfile} />
  return (
    <div className={styles.profile}>
      <IdentityCard user={user} />
      <div>
        <RecentPurchases {...bought} />
        {/* Below a list of unknown length, so it is shown after the list and nothing moves. */}
        {(bought.orders || bought.failed) && <AccountSecurity user={user} />}
        {(bought.orders || bought.failed) && <AccountDetails user={user} />}
      </div>
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
