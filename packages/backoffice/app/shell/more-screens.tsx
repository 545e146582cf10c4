import { Icon } from '@little-dunes/design/icon.tsx'
import { ChevronRight, CircleQuestionMark, ExternalLink } from 'lucide'
import { Link } from 'react-router'
import styles from '#shell/more-screens.module.css'
import { PATHS } from '#shell/paths'
import type { ScreenLink } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'
import { useTabs } from '#shell/tab-bar.tsx'
import { ScreenName } from '#shell/waiting/screen-name.tsx'
import { Card } from '#ui/card.tsx'
import mirrorStyles from '#ui/mirrored.module.css'

const MoreLink = ({ path, name, icon }: ScreenLink) => (
  <Link to={path}>
    <Icon node={icon} />
    <ScreenName of={name} />
    <Icon node={ChevronRight} className={mirrorStyles.mirrored} />
  </Link>
)

/** On phones: the screens without a tab. */
export function MoreScreens() {
  const { more } = useTabs()
  return (
    <Card flush className={styles.more}>
      <nav aria-label={texts.more}>
        {more.map((screen) => (
          <MoreLink key={screen.path} {...screen} />
        ))}
        <Link to={PATHS.help}>
          <Icon node={CircleQuestionMark} />
          {texts.help}
          <Icon node={ChevronRight} className={mirrorStyles.mirrored} />
        </Link>
        <a href="/" target="_blank" rel="noreferrer">
          <Icon node={ExternalLink} />
          {texts.viewShop}
        </a>
      </nav>
    </Card>
  )
}
