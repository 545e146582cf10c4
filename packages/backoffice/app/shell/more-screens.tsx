import { Icon } from '@little-dunes/design/icon.tsx'
import { ChevronRight } from 'lucide'
import { Link } from 'react-router'
import { useCurrentStaff } from '#platform/member'
import styles from '#shell/more-screens.module.css'
import { NAV_GROUPS, type ScreenLink } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import { MAX_TABS } from '#shell/tab-bar.tsx'
import { useScreenLabel, WaitingCount } from '#shell/waiting/screen-name.tsx'
import { Card } from '#ui/card.tsx'
import mirrorStyles from '#ui/mirrored.module.css'

const MoreLink = ({ path, name, icon }: ScreenLink) => (
  <Link to={path} aria-label={useScreenLabel(name)}>
    <Icon node={icon} />
    {texts.screens[name]}
    <WaitingCount of={name} />
    <Icon node={ChevronRight} className={mirrorStyles.mirrored} />
  </Link>
)

/** On the phone: the screens that have no tab of their own. */
export function MoreScreens() {
  const { permissions } = useCurrentStaff()
  const screens = NAV_GROUPS.flatMap((group) => group.screens).filter(({ permission }) =>
    permissions.includes(permission),
  )
  const more = screens.slice(MAX_TABS)
  if (more.length === 0) return null
  return (
    <Card flush className={styles.more}>
      <nav aria-label={texts.more}>
        {more.map((screen) => (
          <MoreLink key={screen.path} {...screen} />
        ))}
      </nav>
    </Card>
  )
}
