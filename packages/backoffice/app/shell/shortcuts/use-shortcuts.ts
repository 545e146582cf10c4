import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentStaff } from '#platform/member'
import { NAV_GROUPS } from '#shell/screens'
import { pressShortcut, shortcutKey } from '#ui/shortcuts/press-shortcut'
import { GO_KEY } from '#ui/shortcuts/shortcut-keys'

/** Time for the screen's letter after G, in milliseconds. */
const PAUSE_MS = 1_500

export function useAllowedScreens() {
  const { permissions } = useCurrentStaff()
  return NAV_GROUPS.flatMap(({ screens }) => screens).filter(({ permission }) =>
    permissions.includes(permission),
  )
}

export function useShortcuts(): void {
  const navigate = useNavigate()
  const screens = useAllowedScreens()
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY)
  // Before the screen is drawn, because a key may be pressed as soon as it is visible.
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent) {
      const key = shortcutKey(event)
      if (key === null) return
      const isAfterGo = event.timeStamp - goPressedAt.current < PAUSE_MS
      goPressedAt.current = Number.NEGATIVE_INFINITY
      const screen = isAfterGo ? screens.find((one) => one.letter === key) : undefined
      if (screen) navigate(screen.path)
      else if (key === GO_KEY) goPressedAt.current = event.timeStamp
      else if (!pressShortcut(key)) return
      event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  })
}
