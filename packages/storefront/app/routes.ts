import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('home/home-page.tsx'),
  route('products', 'catalogue/listing/products-page.tsx'),
  route('products/:term', 'catalogue/listing/term-page.tsx'),
  route('products/:name/:id', 'product/product-page.tsx', { id: 'named-product' }),
  route('cart', 'cart/cart-page.tsx'),
  route('checkout', 'checkout/checkout-page.tsx'),
  route('checkout/payment', 'checkout/payment/payment-page.tsx'),
  route('verify', 'checkout/return/verify-page.tsx'),
  route('orders', 'orders/orders-page.tsx'),
  route('profile', 'account/profile-page.tsx'),
  route('wishlist', 'wishlist/wishlist-page.tsx'),
  route('login', 'account/login-page.tsx'),
  route(':category/:title/:id', 'product/product-page.tsx', { id: 'product' }),
  route('*', 'shell/errors/not-found-route.tsx'),
] satisfies RouteConfig
