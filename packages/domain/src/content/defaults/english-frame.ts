import type { FrameTexts } from '#content/content-items'

/** Default texts of the banner and footer. */
export const englishFrame: FrameTexts = {
  banner: { offer: 'Save up to 20% for all Products' },
  footer: {
    line: 'Clothes, shoes and toys for children who would rather be outside.',
    shop: 'Shop Online',
    shop1: 'Boys',
    shop2: 'Girls',
    shop3: 'Unisex',
    shop4: 'Shoes',
    care: 'Customer Care',
    care1: 'Help',
    care2: 'Contact',
    care3: 'Size Guide',
    care4: 'Make Return',
    care5: 'Track your Order',
    about: 'About',
    about1: 'Our Story',
    about2: 'Reviews',
    about3: 'Terms and Conditions',
    about4: 'Privacy Policy',
    contact: 'Contact us',
  },
}
