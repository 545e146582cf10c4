import { Heart } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '#platform/messages'
import { AccountMenu } from '#shell/header/account-menu.tsx'
import { CartLink } from '#shell/header/cart-link.tsx'
import { SearchBox } from '#shell/header/search-box.tsx'
import { ShopLinks } from '#shell/header/shop-links.tsx'
import { shellMessages } from '#shell/shell-messages'

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
