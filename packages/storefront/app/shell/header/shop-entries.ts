import { CATEGORIES, type Category } from '@little-dunes/domain/catalogue/product'
import { categoryPath, PATHS } from '@little-dunes/domain/paths'
import { useLocation } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { useAssortment } from '#platform/root-data'
import { shellMessages } from '#shell/shell-messages'

interface ShopEntry {
  /** Empty for the whole shop. */
  audience: Category | ''
  name: string
  to: string
  isCurrent: boolean
}

/** The audience of an address: of the list, or of the product. */
function getAudience({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === PATHS.products) return new URLSearchParams(search).get('category') ?? ''
  const [, category, title, id] = pathname.split(PATHS.home)
  return title && id && category ? category : null
}

/** The four links of the header in their order (SHELL-25). */
export function useShopEntries(): ShopEntry[] {
  const t = useMessages(shellMessages)
  const { audiences = CATEGORIES } = useAssortment()
  const current = getAudience(useLocation())
  return [
    { audience: '', name: t.all, to: PATHS.products, isCurrent: current === '' },
    ...audiences.map((audience) => ({
      audience,
      name: t.categories[audience],
      to: categoryPath(audience),
      isCurrent: current === audience,
    })),
  ]
}
