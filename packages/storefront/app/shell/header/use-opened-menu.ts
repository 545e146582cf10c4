import type { Category } from '@little-dunes/domain/catalogue/product'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from '#platform/address/address'

/** A pointer on its way across the header opens nothing, and a menu survives a short way beside it. */
const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 200

interface OpenedMenu {
  audience: Category | ''
  /** Opened by a key, which moves the focus into the menu. */
  byKey: boolean
  /** The page; another one closes the menu. */
  at: ReturnType<typeof useLocation>
}

/** Menus need a pointer or keys, and space: phones have none, and neither has a page without script. */
export function useHasMenus(): boolean {
  const [hasMenus, setHasMenus] = useState(false)
  useEffect(() => setHasMenus(window.matchMedia('(width >= 768px)').matches), [])
  return hasMenus
}

/** The opened menu of the shop links. */
export function useOpenedMenu() {
  const at = useLocation()
  const [menu, setMenu] = useState<OpenedMenu | null>(null)
  const timer = useRef(0)
  function change(next: OpenedMenu | null, afterMs = 0): void {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(setMenu, afterMs, next)
  }
  return {
    opened: menu?.at === at ? menu : null,
    open: (audience: Category | '') => change({ audience, byKey: true, at }),
    openSoon: (audience: Category | '') => change({ audience, byKey: false, at }, OPEN_AFTER_MS),
    close: () => change(null),
    closeSoon: () => change(null, CLOSE_AFTER_MS),
  }
}
