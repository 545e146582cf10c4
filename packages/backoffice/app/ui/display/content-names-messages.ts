import type { ContentName } from '@little-dunes/domain/content/content-items'

/** What the parts of the home page and the pages are called. */
export const contentNames: Record<ContentName, string> = {
  banner: 'Offer banner',
  footer: 'Footer',
  home: 'Order of the home page',
  hero: 'Hero slides',
  collection: 'Collection band',
  videos: 'Videos',
  spotlight: 'Spotlight',
  ages: 'Age tiles',
  categories: 'Categories',
  newsletter: 'Newsletter',
  popup: 'Welcome popup',
  about: 'Our Story',
  help: 'Help',
  contact: 'Contact',
  delivery: 'Delivery',
  returns: 'Returns and exchanges',
  sizeGuide: 'Size Guide',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
}
