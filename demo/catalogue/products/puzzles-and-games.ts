import { oneSize, type ProductGroup } from './plan.ts'

export const puzzlesAndGames: ProductGroup = {
  subCategory: 'Puzzles & games',
  letters: 'PZ',
  sizes: oneSize,
  products: {
    'camel-trail-puzzle': {
      name: 'Camel Trail Puzzle',
      category: 'Unisex',
      price: 59,
      discount: 20,
      flash: 40,
      tint: 'sea',
      colours: ['Sunrise', 'Lagoon'],
      description:
        'Twelve wooden pieces, one camel and a sun in the right place at last. The tray shows the outline for beginners.',
    },
    'turtle-bay-puzzle': {
      name: 'Turtle Bay Puzzle',
      category: 'Unisex',
      price: 59,
      tint: 'sand',
      colours: ['Lagoon', 'Rainbow'],
      description: 'A turtle comes home over the dunes in twelve thick pieces. For ages three and up.',
    },
    'sea-and-sand-memory': {
      name: 'Sea and Sand Memory Game',
      category: 'Unisex',
      price: 49,
      tint: 'shell',
      colours: ['Rainbow', 'Sunrise'],
      description:
        'Twenty-four cards with palms, boats, turtles and stars. Children usually win, which is fair.',
    },
    'garden-skittles': {
      name: 'Garden Skittles',
      category: 'Unisex',
      price: 119,
      tint: 'palm',
      discount: 15,
      colours: ['Rainbow', 'Sunrise', 'Blush'],
      description: 'Six smiling skittles and one heavy ball. For lawns, corridors and rainy-day tournaments.',
    },
    'whirling-top': {
      name: 'Whirling Top',
      category: 'Unisex',
      price: 39,
      tint: 'sky',
      colours: ['Blush', 'Sunrise', 'Lagoon'],
      description:
        'Hand-turned and painted in rings that blur into one colour. Spins for a full minute on a smooth floor.',
    },
    'counting-abacus': {
      name: 'Counting Abacus',
      category: 'Unisex',
      price: 79,
      tint: 'lilac',
      colours: ['Rainbow', 'Sunrise', 'Lagoon'],
      description:
        'Sixty beads on six rods, for sums now and for sorting later. The frame stands on its own feet.',
    },
    'my-first-clock': {
      name: 'My First Clock',
      category: 'Unisex',
      price: 69,
      discount: 10,
      tint: 'sun',
      colours: ['Rainbow', 'Pearl'],
      description: 'Two hands to turn and twelve dots to count. Bedtime is wherever you put it.',
    },
  },
}
