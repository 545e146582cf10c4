import { babyToys } from './baby-toys.ts'
import { music, outdoor } from './music-and-outdoor.ts'
import { oneSize, type ProductGroup } from './plan.ts'
import { puzzlesAndGames } from './puzzles-and-games.ts'
import { wooden } from './wooden-toys.ts'

const artAndBooks: ProductGroup = {
  subCategory: 'Art & books',
  letters: 'AB',
  sizes: oneSize,
  products: {
    'sunrise-crayons': {
      name: 'Sunrise Crayons',
      category: 'Unisex',
      price: 35,
      tint: 'sand',
      stock: 'plenty',
      colours: ['Rainbow', 'Moonlight'],
      description: 'Eight beeswax crayons that fit a fist. Strong colours, clean hands, a box worth keeping.',
    },
    'travel-paint-box': {
      name: 'Travel Paint Box',
      category: 'Unisex',
      price: 59,
      tint: 'sea',
      discount: 10,
      colours: ['Coral', 'Lagoon', 'Night'],
      description:
        'Eight watercolours in a tin, with a lid for mixing and a good brush. Add water and a window seat.',
    },
    'noor-and-the-moon': {
      name: 'Noor and the Moon',
      category: 'Unisex',
      price: 45,
      tint: 'palm',
      bestseller: true,
      colours: ['Night', 'Coral'],
      description:
        'A camel follows the moon across thirty-two pages and is home by the last one. In English and Arabic, cloth-bound.',
    },
  },
}

const pretendPlay: ProductGroup = {
  subCategory: 'Pretend play toys',
  letters: 'PP',
  sizes: oneSize,
  products: {
    'garden-tea-set': {
      name: 'Garden Tea Set',
      category: 'Unisex',
      price: 109,
      discount: 15,
      tint: 'shell',
      colours: ['Saffron', 'Lagoon', 'Shell'],
      description: 'A painted pot, two cups, a tray and three dates that never run out. Safe for real water.',
    },
    'date-farm-fruit-crate': {
      name: 'Date Farm Fruit Crate',
      category: 'Unisex',
      price: 89,
      tint: 'sky',
      colours: ['Coral', 'Palm'],
      description:
        'A slatted crate with six wooden fruits from the market. Prices to be agreed with the shopkeeper.',
    },
    'three-bath-boats': {
      name: 'Three Bath Boats',
      category: 'Unisex',
      price: 65,
      tint: 'sun',
      stock: 'plenty',
      colours: ['Sunrise', 'Lagoon', 'Rainbow'],
      description:
        'Three cheerful boats in soft silicone, with no holes for water to hide in. They come apart for the dishwasher.',
    },
  },
}

export const toys: readonly ProductGroup[] = [
  wooden,
  babyToys,
  puzzlesAndGames,
  music,
  outdoor,
  artAndBooks,
  pretendPlay,
]
