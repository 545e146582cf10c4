import type { ContentName } from '@little-dunes/domain/content/content-items'

export const contentNames: Record<ContentName, string> = {
  banner: 'Offer banner',
  footer: 'Footer',
  home: 'Home page layout',
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
