import { ages, type ProductGroup } from './plan.ts'

export const trousers: ProductGroup = {
  subCategory: 'Trousers',
  letters: 'TR',
  sizes: ages(90, 160),
  products: {
    'dune-joggers': {
      name: 'Dune Joggers',
      category: 'Boys',
      price: 79,
      tint: 'sea',
      sizes: ages(80, 150),
      colours: ['Oat', 'Night', 'Palm'],
      description:
        'Soft joggers with a felt badge and real pockets. The knees are doubled on the inside, where it doesn’t show.',
    },
    'track-stripe-joggers': {
      name: 'Track Stripe Joggers',
      category: 'Unisex',
      price: 85,
      discount: 15,
      tint: 'sand',
      sizes: ages(100, 170),
      colours: ['Clay', 'Charcoal', 'Lagoon'],
      description: 'A stripe down each leg, for speed. Loopback cotton, drawstring waist, ribbed ankles.',
    },
    'creek-chinos': {
      name: 'Creek Chinos',
      category: 'Boys',
      price: 99,
      tint: 'shell',
      sizes: ages(100, 170),
      colours: ['Sand', 'Night', 'Clay'],
      description:
        'Straight cotton chinos with an adjustable waist. Smart with a shirt, fine with bare feet.',
    },
    'turn-up-jeans': {
      name: 'Turn-up Jeans',
      category: 'Unisex',
      price: 119,
      tint: 'sky',
      sizes: ages(90, 170),
      colours: ['Denim', 'Chambray'],
      description:
        'Turn them up this year, let them down the next. Stretch denim with elastic hidden in the waistband.',
    },
    'climbing-tree-jeans': {
      name: 'Climbing Tree Jeans',
      category: 'Unisex',
      price: 115,
      discount: 20,
      tint: 'palm',
      sizes: ages(100, 170),
      colours: ['Chambray', 'Charcoal', 'Denim'],
      description:
        'Already patched at the knee, so the first hole is behind you. Tough denim with triple seams.',
    },
    'treasure-pocket-cargos': {
      name: 'Treasure Pocket Cargos',
      category: 'Unisex',
      price: 109,
      tint: 'lilac',
      discount: 10,
      colours: ['Lagoon', 'Oat', 'Palm'],
      description:
        'Two big pockets with flaps, for shells, string and one small car. Light ripstop cotton, gathered ankles.',
    },
    'wide-gauze-trousers': {
      name: 'Wide Gauze Trousers',
      category: 'Girls',
      price: 85,
      tint: 'sun',
      colours: ['Sage', 'Coral', 'Sky'],
      description:
        'Airy double gauze with an elastic waist. They billow on the swing and fold to the size of an apple.',
    },
    'mosaic-wide-trousers': {
      name: 'Mosaic Wide Trousers',
      category: 'Girls',
      price: 92,
      tint: 'sand',
      discount: 10,
      colours: ['Pearl', 'Lagoon'],
      description: 'Tile stars on crinkled cotton, wide at the hem. Lovely with a plain tee and dusty feet.',
    },
  },
}
