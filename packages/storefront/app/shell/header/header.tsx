import { CATEGORIES } from '@little-dunes/domain/product'
import { Heart } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useMessages } from '#platform/messages'
import { AccountMenu } from '#shell/header/account-menu.tsx'
import { CartLink } from '#shell/header/cart-link.tsx'
import { SearchBox } from '#shell/header/search-box.tsx'
import { shellMessages } from '#shell/shell-messages'

/** The audience that an address is about: of the list, or of the product on it. */
function audienceOf({ pathname, search }: { pathname: string; search: string }): string | null {
  if (pathname === '/products') return new URLSearchParams(search).get('category') ?? ''
  const [, category, title, id] = pathname.split('/')
  return title && id && category ? category : null
}

/** SHELL-25. */
function ShopLinks() {
  const t = useMessages(shellMessages)
  const audience = audienceOf(useLocation())
  return (
    <nav className="shop-links" aria-label={t.shopNavigation}>
      <Link to="/products" aria-current={audience === '' ? 'page' : undefined}>
        {t.all}
      </Link>
      {CATEGORIES.map((category) => (
        <Link
          key={category}
          to={`/products?category=${category}`}
          aria-current={audience === category ? 'page' : undefined}
        >
          {t.categories[category]}
        </Link>
      ))}
    </nav>
  )
}

/** SHELL-24 to SHELL-35. The style sheet keeps it hidden until the stored token was looked for (SHELL-21). */
export function Header() {
  const t = useMessages(shellMessages)
  return (
    <header className="header">
      <div className="wrap">
        <Link to="/" className="logo">
          <img src="/logo.svg" alt={t.homeLink} width={184} height={36} />
        </Link>
        <ShopLinks />
        <SearchBox />
        <div className="header-actions">
          <Link to="/wishlist" className="icon-button header-wishlist" aria-label={t.wishlist}>
            <Heart aria-hidden />
          </Link>
          <CartLink />
          <AccountMenu />
        </div>
      </div>
    </header>
  )
}
