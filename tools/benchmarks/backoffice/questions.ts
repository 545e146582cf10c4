const orders = (query: string) => `/api/staff/orders?${query}`
const customers = (query: string) => `/api/staff/customers?${query}`
const products = (query: string) => `/api/staff/products?${query}`
const q = (words: string) => `q=${encodeURIComponent(words)}`

/** Requests of the back office screens. */
export const QUESTIONS: readonly { name: string; path: string }[] = [
  { name: 'orders, newest', path: orders('') },
  { name: 'orders to pack', path: orders('view=to_pack') },
  { name: 'orders, counts of the views', path: '/api/staff/orders/counts' },
  { name: 'orders by number', path: orders(q('LD-15437')) },
  { name: 'orders by a frequent name', path: orders(q('fatima')) },
  { name: 'orders by a rare name', path: orders(q('fatima zaabi777')) },
  { name: 'orders by an Arabic name', path: orders(q('احمد الظاهرى')) },
  { name: 'orders by the last 4 of a phone', path: orders(q('4321')) },
  { name: 'orders by 7 of a phone', path: orders(q('50 123 45')) },
  { name: 'orders by email', path: orders(q('customer12345@')) },
  { name: 'orders by a frequent item', path: orders(q('hoodie')) },
  { name: 'orders by a rare item', path: orders(q('sku-77-90')) },
  { name: 'orders, search without matches', path: orders(q('zzzqqq')) },
  { name: 'orders of one customer', path: orders('customer=01900000-0000-7000-8000-000000000001') },
  { name: 'customers, newest', path: customers('') },
  { name: 'customers who came back', path: customers('view=returning') },
  { name: 'customers who refused a parcel', path: customers('view=refused') },
  { name: 'customers in Arabic', path: customers('view=arabic') },
  { name: 'customers, counts of the tabs', path: '/api/staff/customers/counts' },
  { name: 'customers by the last 4 of a phone', path: customers(q('4321')) },
  { name: 'customers by a frequent name', path: customers(q('fatima')) },
  { name: 'one customer', path: '/api/staff/customer?customerId=01900000-0000-7000-8000-000000000001' },
  { name: 'analytics by day', path: '/api/staff/analytics?by=day' },
  { name: 'analytics by week', path: '/api/staff/analytics?by=week' },
  { name: 'analytics of a year', path: '/api/staff/analytics?by=month' },
  { name: 'today', path: '/api/staff/today' },
  { name: 'home, sales', path: '/api/staff/today/sales' },
  { name: 'products, newest', path: products('') },
  { name: 'products, counts of the tabs', path: '/api/staff/products/counts' },
  { name: 'products by name', path: products(q('hoodie')) },
  { name: 'products by article number', path: products(q('SKU-777')) },
  { name: 'products with low stock', path: products('stock=low') },
  { name: 'products without an Arabic name', path: products('mark=no_arabic') },
  { name: 'low stock', path: '/api/staff/stock/low' },
]
