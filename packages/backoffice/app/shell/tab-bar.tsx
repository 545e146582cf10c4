import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { Menu } from 'lucide'
import { NavLink } from 'react-router'
import { useCurrentStaff } from '#platform/member'
import { PATHS } from '#shell/paths'
import { NAV_GROUPS, type ScreenLink } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import styles from '#shell/tab-bar.module.css'
import { ScreenName } from '#shell/waiting/screen-name.tsx'

/** Screens of the tabs from the start to More, with Scan raised in the middle. */
const TABS: readonly ScreenLink['name'][] = ['home', 'orders', 'packing', 'products']

export function useTabs(): { tabs: ScreenLink[]; more: ScreenLink[] } {
  const { permissions } = useCurrentStaff()
  const screens = NAV_GROUPS.flatMap((group) => group.screens).filter(({ permission }) =>
    permissions.includes(permission),
  )
  return {
    tabs: screens.filter(({ name }) => TABS.includes(name)),
    more: screens.filter(({ name }) => !TABS.includes(name)),
  }
}

function Tab({ path, name, icon }: ScreenLink) {
  const isScan = name === 'packing'
  return (
    <NavLink className={clsx(isScan && styles.scan)} to={path} end={path === PATHS.home}>
      <span>
        <Icon node={icon} />
      </span>
      {isScan ? texts.scan : <ScreenName of={name} countClass={styles.count} />}
    </NavLink>
  )
}

/** The most used screens, within reach of the thumb. */
export function TabBar() {
  return (
    <nav className={styles.bar} aria-label={texts.navigation}>
      {useTabs().tabs.map((screen) => (
        <Tab key={screen.path} {...screen} />
      ))}
      <NavLink to={PATHS.account}>
        <span>
          <Icon node={Menu} />
        </span>
        {texts.more}
      </NavLink>
    </nav>
  )
}
