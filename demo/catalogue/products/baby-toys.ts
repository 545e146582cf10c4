import { oneSize, type ProductGroup } from './plan.ts'

export const babyToys: ProductGroup = {
  subCategory: 'Baby toys',
  letters: 'BY',
  sizes: oneSize,
  products: {
    'pebble-stacker': {
      name: 'Pebble Stacker',
      category: 'Unisex',
      price: 69,
      tint: 'sky',
      colours: ['Rainbow', 'Pearl', 'Lagoon'],
      description:
        'Five smooth silicone rings and a ball to finish. Good for gums, good for learning big and small.',
    },
    'shape-sorting-cube': {
      name: 'Shape Sorting Cube',
      category: 'Unisex',
      price: 85,
      tint: 'sand',
      discount: 10,
      colours: ['Lagoon', 'Rainbow', 'Blush'],
      description:
        'Circle, square, triangle, star, each with its own way in. The lid opens for the ones that went in the wrong way.',
    },
    'looping-bead-maze': {
      name: 'Looping Bead Maze',
      category: 'Unisex',
      price: 95,
      tint: 'palm',
      colours: ['Rainbow', 'Lagoon', 'Blush'],
      description:
        'Thirteen beads travel up, round and down on three bent wires. Nothing to lose, hours to follow.',
    },
    'rustle-cloth-book': {
      name: 'Rustle Cloth Book',
      category: 'Unisex',
      price: 49,
      tint: 'lilac',
      colours: ['Sunrise', 'Rainbow', 'Lagoon'],
      description:
        'Felt pages with a turtle and a fish, and a rustle hidden between them. Hand wash, dry flat, read again.',
    },
    'sunny-rattle': {
      name: 'Sunny Rattle',
      category: 'Unisex',
      price: 45,
      discount: 20,
      tint: 'shell',
      colours: ['Lagoon', 'Sage', 'Rose'],
      description:
        'A knitted face on a wooden ring, with three beads to chew. The bell inside is soft enough for cars.',
    },
    'threading-beads': {
      name: 'Threading Beads',
      category: 'Unisex',
      price: 55,
      tint: 'sea',
      colours: ['Rainbow', 'Pearl', 'Sunrise'],
      description:
        'Nine large beads and one thick cord with a wooden needle. Makes necklaces, snakes and patience.',
    },
  },
}
