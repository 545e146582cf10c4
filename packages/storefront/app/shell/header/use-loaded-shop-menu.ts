import { useEffect, useState } from 'react'

type ShopMenuModule = typeof import('#shell/header/shop-menu.tsx')

/** The menu of the shop links, fetched when one is opened; a failed fetch is retried at the next opening. */
export function useLoadedShopMenu(opened: boolean): ShopMenuModule['ShopMenu'] | undefined {
  const [loaded, setLoaded] = useState<ShopMenuModule>()
  useEffect(() => {
    if (opened && !loaded) import('#shell/header/shop-menu.tsx').then(setLoaded, () => undefined)
  }, [opened, loaded])
  return loaded?.ShopMenu
}
