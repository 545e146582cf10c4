import { INFORMATION_PATHS, PATHS, PROFILE_PATHS, ROUTE_PATTERNS } from '@little-dunes/domain/paths'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('home/home-page.tsx'),
  route(PATHS.products, 'catalogue/listing/products-page.tsx'),
  route(ROUTE_PATTERNS.searchTerm, 'catalogue/listing/search-page.tsx'),
  route(ROUTE_PATTERNS.namedProduct, 'product/product-page.tsx', { id: 'named-product' }),
  route(PATHS.cart, 'cart/cart-page.tsx'),
  route(PATHS.checkout, 'checkout/checkout-page.tsx'),
  route(PATHS.payment, 'checkout/payment/payment-page.tsx'),
  route(PATHS.verify, 'checkout/return/verify-page.tsx'),
  route(PATHS.orders, 'orders/orders-page.tsx'),
  route(ROUTE_PATTERNS.order, 'orders/page/order-page.tsx'),
  route(ROUTE_PATTERNS.orderReturn, 'orders/return/return-page.tsx'),
  route(ROUTE_PATTERNS.taxDocument, 'orders/documents/tax-document-page.tsx'),
  route(PATHS.trackOrder, 'orders/track/track-page.tsx'),
  route(PATHS.profile, 'account/profile-page.tsx'),
  route(PATHS.addresses, 'account/addresses/addresses-page.tsx'),
  route(PATHS.credit, 'account/credit/credit-page.tsx'),
  ...Object.entries(PROFILE_PATHS).map(([id, path]) =>
    route(path, 'account/section/section-page.tsx', { id: `profile-${id}` }),
  ),
  route(PATHS.wishlist, 'wishlist/wishlist-page.tsx'),
  route(PATHS.stories, 'information/stories-page.tsx'),
  route(ROUTE_PATTERNS.story, 'information/story-page.tsx'),
  ...Object.entries(INFORMATION_PATHS).map(([id, path]) =>
    route(path, 'information/information-page.tsx', { id }),
  ),
  route(PATHS.login, 'account/sign-in/login-page.tsx'),
  route(PATHS.forgotPassword, 'account/password/forgot-password-page.tsx'),
  route(PATHS.resetPassword, 'account/password/reset-password-page.tsx'),
  route(PATHS.confirmEmail, 'account/confirm-email-page.tsx'),
  route(PATHS.keepEmail, 'account/keep-email-page.tsx'),
  route(ROUTE_PATTERNS.product, 'product/product-page.tsx', { id: 'product' }),
  route('*', 'shell/errors/not-found-route.tsx'),
] satisfies RouteConfig
