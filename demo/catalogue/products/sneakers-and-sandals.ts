import { type ProductGroup, shoeSizes } from './plan.ts'

export const sneakers: ProductGroup = {
  subCategory: 'Sneakers',
  letters: 'SN',
  sizes: shoeSizes(24, 36),
  products: {
    'sunrise-court-sneakers': {
      name: 'Sunrise Court Sneakers',
      category: 'Unisex',
      price: 159,
      discount: 15,
      tint: 'sea',
      sizes: shoeSizes(22, 38),
      colours: ['Pearl', 'Sea', 'Shell'],
      description:
        'Canvas court shoes with a leather sun on each side. Cushioned insole, natural rubber sole, laces that stay tied.',
    },
    'skyline-high-tops': {
      name: 'Skyline High-tops',
      category: 'Unisex',
      price: 169,
      tint: 'lilac',
      bestseller: true,
      sizes: shoeSizes(26, 42),
      colours: ['Rose', 'Night', 'Saffron'],
      description:
        'Above the ankle and ready for anything. Heavy canvas, a star on the patch, a rubber toe for braking.',
    },
    'quick-strap-runners': {
      name: 'Quick Strap Runners',
      category: 'Boys',
      price: 149,
      discount: 10,
      tint: 'sand',
      colours: ['Oat', 'Lagoon', 'Charcoal'],
      description:
        'Two straps instead of laces, so nobody waits at the door. Breathing mesh and a springy, grippy sole.',
    },
    'boardwalk-slip-ons': {
      name: 'Boardwalk Slip-ons',
      category: 'Unisex',
      price: 99,
      tint: 'sun',
      sizes: shoeSizes(23, 34),
      colours: ['Saffron', 'Sage', 'Sky'],
      description: 'Checked canvas with elastic at the sides. On in a second, off at the water’s edge.',
    },
    'sailor-stripe-slip-ons': {
      name: 'Sailor Stripe Slip-ons',
      category: 'Unisex',
      price: 99,
      discount: 20,
      tint: 'palm',
      sizes: shoeSizes(23, 34),
      colours: ['Pearl', 'Lagoon', 'Coral'],
      description: 'Striped canvas on a white rubber sole. Washable at 30°, straight from the sandpit.',
    },
  },
}

export const sandals: ProductGroup = {
  subCategory: 'Sandals',
  letters: 'SD',
  sizes: shoeSizes(22, 34),
  products: {
    'souk-sandals': {
      name: 'Souk Sandals',
      category: 'Boys',
      price: 99,
      tint: 'shell',
      sizes: shoeSizes(22, 38),
      colours: ['Clay', 'Sea', 'Pearl'],
      description:
        'Three straps in soft leather and a buckle that is really a hook-and-loop. The footbed moulds to the foot in a week.',
    },
    'fisherman-sandals': {
      name: 'Fisherman Sandals',
      category: 'Unisex',
      price: 129,
      tint: 'sky',
      discount: 10,
      colours: ['Honey', 'Night', 'Rose'],
      description:
        'Woven leather that keeps toes safe and lets sand out. Stitched, not glued, and easy to mend.',
    },
    'pool-slides': {
      name: 'Pool Slides',
      category: 'Unisex',
      price: 59,
      tint: 'palm',
      bestseller: true,
      stock: 'plenty',
      sizes: shoeSizes(24, 40),
      colours: ['Palm', 'Coral', 'Sky'],
      description: 'Wide printed bands and a sole that grips on wet tiles. They float, which is useful.',
    },
    'beach-day-flip-flops': {
      name: 'Beach Day Flip-flops',
      category: 'Unisex',
      price: 35,
      discount: 20,
      tint: 'sea',
      sizes: shoeSizes(25, 40),
      colours: ['Lagoon', 'Saffron', 'Rose'],
      description:
        'Striped soles and soft straps that never pinch between the toes. Natural rubber, free of scent.',
    },
    'rockpool-water-shoes': {
      name: 'Rockpool Water Shoes',
      category: 'Unisex',
      price: 79,
      tint: 'sand',
      sizes: shoeSizes(21, 35),
      colours: ['Night', 'Lagoon', 'Coral'],
      description: 'For barnacles, hot decks and slippery steps. Quick-drying mesh with a thin, bendy sole.',
    },
  },
}
