import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { NavLink } from 'react-router'
import { useCurrentStaff } from '#platform/member'
import { shopName } from '#platform/shop-name'
import { PATHS } from '#shell/paths'
import styles from '#shell/rail.module.css'
import { NAV_GROUPS, type ScreenLink } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import { ScreenName } from '#shell/waiting/screen-name.tsx'
import { ShopLogo } from '#ui/brand/shop-logo.tsx'
import { Initials } from '#ui/display/initials.tsx'
import { roleName } from '#ui/roles/role-name'

function RailLink({ path, name, icon }: ScreenLink) {
  return (
    <NavLink to={path} end={path === '/'}>
      <Icon node={icon} />
      <ScreenName of={name} />
    </NavLink>
  )
}

export function Rail() {
  const member = useCurrentStaff()
  return (
    <aside className={styles.rail}>
      <div>
        <ShopLogo className={styles.logo} alt={shopName()} width="144" height="28" />
        <nav className={styles.nav} aria-label={texts.navigation}>
          {NAV_GROUPS.map(({ name, screens }) => {
            const allowed = screens.filter(({ permission }) => member.permissions.includes(permission))
            return (
              allowed.length > 0 && (
                <div key={allowed[0]?.path} className={styles.group}>
                  {name && <h2>{texts.groups[name]}</h2>}
                  {allowed.map((screen) => (
                    <RailLink key={screen.path} {...screen} />
                  ))}
                </div>
              )
            )
          })}
        </nav>
        <NavLink to={PATHS.account} className={clsx(styles.me)}>
          <Initials name={member.name} />
          <span>
            {member.name}
            <small>{roleName({ id: member.role, name: member.roleName })}</small>
          </span>
        </NavLink>
      </div>
    </aside>
  )
}
