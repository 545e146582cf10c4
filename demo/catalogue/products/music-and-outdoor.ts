import { oneSize, type ProductGroup } from './plan.ts'

export const music: ProductGroup = {
  subCategory: 'Musical toys',
  letters: 'MU',
  sizes: oneSize,
  products: {
    'little-drum': {
      name: 'Little Drum',
      category: 'Unisex',
      price: 99,
      tint: 'palm',
      colours: ['Coral', 'Lagoon', 'Night'],
      description: 'A real skin, a real sound and two beaters with round heads. We apologise in advance.',
    },
    'rainbow-xylophone': {
      name: 'Rainbow Xylophone',
      category: 'Unisex',
      price: 89,
      tint: 'sand',
      colours: ['Rainbow', 'Pearl', 'Sunrise'],
      description:
        'Eight bars, properly tuned, so that tunes are tunes. Comes with two beaters and four songs.',
    },
    'festival-maracas': {
      name: 'Festival Maracas',
      category: 'Unisex',
      price: 45,
      discount: 20,
      tint: 'sea',
      colours: ['Lagoon', 'Coral', 'Saffron'],
      description: 'A pair of painted maracas filled with date stones. Light enough for one hand each.',
    },
    'beach-ukulele': {
      name: 'Beach Ukulele',
      category: 'Unisex',
      price: 145,
      tint: 'shell',
      colours: ['Saffron', 'Lagoon', 'Rose'],
      description: 'Four nylon strings that are gentle on fingers. Stays in tune, sounds like holidays.',
    },
  },
}

export const outdoor: ProductGroup = {
  subCategory: 'Outdoor toys',
  letters: 'OU',
  sizes: oneSize,
  products: {
    'shamal-kite': {
      name: 'Shamal Kite',
      category: 'Unisex',
      price: 69,
      tint: 'sky',
      stock: 'plenty',
      colours: ['Sunrise', 'Lagoon', 'Rainbow'],
      description:
        'Named after the wind it was made for. Ripstop cloth, fibre spars, thirty metres of line on a reel.',
    },
    'jumeirah-beach-ball': {
      name: 'Jumeirah Beach Ball',
      category: 'Unisex',
      price: 39,
      tint: 'sun',
      colours: ['Sunrise', 'Lagoon', 'Rainbow'],
      description: 'Big enough for two arms, light enough for one finger. Thick vinyl without phthalates.',
    },
    'sandcastle-set': {
      name: 'Sandcastle Set',
      category: 'Unisex',
      price: 79,
      discount: 10,
      tint: 'palm',
      colours: ['Lagoon', 'Sunrise', 'Blush'],
      description:
        'A bucket that folds flat, a spade, a rake and a star mould. Soft silicone that does not crack in the sun.',
    },
    'skipping-rope': {
      name: 'Skipping Rope',
      category: 'Unisex',
      price: 35,
      tint: 'lilac',
      colours: ['Coral', 'Sage', 'Sky'],
      description:
        'Braided cotton with turned wooden handles. Two and a half metres, easily shortened with a knot.',
    },
    'ring-toss': {
      name: 'Ring Toss',
      category: 'Unisex',
      price: 65,
      discount: 15,
      tint: 'shell',
      colours: ['Lagoon', 'Rainbow', 'Sunrise'],
      description: 'Five rope rings and a wooden post that packs flat. Play from two steps away, then three.',
    },
  },
}
