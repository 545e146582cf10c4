import { Icon } from '@little-dunes/design/icon.tsx'
import { CircleQuestionMark } from 'lucide'
import { Link, useMatches } from 'react-router'
import type { HelpPlace } from '#shell/help-places'
import { helpAddress, PATHS } from '#shell/paths'
import { SCREENS } from '#shell/screens'
import { shellMessages as texts } from '#shell/shell-messages'

const SCREENS_BY_ROUTE: Readonly<Record<string, { path: string; help?: HelpPlace }>> = SCREENS

/** Opens the section of the guides about the current screen. */
export function HelpLink({ className }: { className: string }) {
  const screen = useMatches().at(-1)?.id ?? ''
  const place = SCREENS_BY_ROUTE[screen]?.help
  return (
    <Link className={className} to={place ? helpAddress(place) : PATHS.help} aria-label={texts.help}>
      <Icon node={CircleQuestionMark} />
      <span>{texts.help}</span>
    </Link>
  )
}
