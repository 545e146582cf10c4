import { Icon } from '@little-dunes/design/icon.tsx'
import { CircleUser } from 'lucide'
import { NavLink } from 'react-router'
import { useCurrentStaff } from '#platform/member'
import { PATHS } from '#shell/paths'
import { NAV_GROUPS } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/tab-bar.module.css'

/** As many as have room beside More. */
export const MAX_TABS = 3

/** The first screens of the rail within reach of the thumb. */
export function TabBar() {
  const { permissions } = useCurrentStaff()
  const screens = NAV_GROUPS.flatMap((group) => group.screens).filter(({ permission }) =>
    permissions.includes(permission),
  )
  return (
    <nav className={styles.bar} aria-label={texts.navigation}>
      {screens.slice(0, MAX_TABS).map(({ path, name, icon }) => (
        <NavLink key={path} to={path} end={path === '/'}>
          <Icon node={icon} />
          {texts.screens[name]}
        </NavLink>
      ))}
      <NavLink to={PATHS.account}>
        <Icon node={CircleUser} />
        {texts.more}
      </NavLink>
    </nav>
  )
}
