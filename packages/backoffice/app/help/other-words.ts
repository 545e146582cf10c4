import type { HelpPlace } from '#shell/help-places'
import { ACTIONS } from '#shell/palette/palette-actions'
import { paletteMessages } from '#shell/palette/palette-messages'
import { NAV_GROUPS, SCREENS } from '#shell/screens'
import { shellMessages } from '#shell/shell-messages'

const { actions, otherWords: words } = paletteMessages

const placeOfPath = new Map<string, HelpPlace>(
  Object.values(SCREENS).flatMap((screen) => ('help' in screen ? [[screen.path, screen.help]] : [])),
)

const named = [
  ...NAV_GROUPS.flatMap(({ screens }) => screens).map(({ name, help }) => ({
    help,
    words: `${shellMessages.screens[name]} ${words[name]}`,
  })),
  ...ACTIONS.map(({ name, path, help = placeOfPath.get(path) }) => ({
    help,
    words: `${actions[name]} ${words[name]}`,
  })),
]

/** Names of screens and actions and their other words, which find them in Ctrl-K, by the section about them. */
export const otherWords: ReadonlyMap<string, string> = new Map(
  [...Map.groupBy(named, ({ help }) => help)].flatMap(([place, of]) =>
    place ? [[place, of.map((one) => one.words).join(' ')]] : [],
  ),
)
