import { ages, type ProductGroup } from './plan.ts'
import { shirts } from './shirts.ts'
import { tShirts } from './t-shirts.ts'

const plainTops: ProductGroup = {
  subCategory: 'Tops',
  letters: 'TP',
  sizes: ages(80, 140),
  products: {
    'waffle-henley': {
      name: 'Waffle Henley',
      category: 'Boys',
      price: 75,
      tint: 'sand',
      sizes: ages(100, 170),
      colours: ['Clay', 'Oat', 'Sea'],
      description:
        'Waffle cotton traps a little air, which keeps small backs cool. Three buttons, ribbed cuffs, and no need for an iron.',
    },
    'wadi-henley': {
      name: 'Wadi Henley',
      category: 'Boys',
      price: 62,
      discount: 15,
      tint: 'palm',
      sizes: ages(90, 150),
      colours: ['Coral', 'Sage', 'Night'],
      description:
        'A short-sleeved henley for afternoons among rocks and water. Strong seams, soft jersey, pearl buttons.',
    },
    'marina-polo': {
      name: 'Marina Polo',
      category: 'Unisex',
      price: 79,
      tint: 'sun',
      sizes: ages(100, 170),
      colours: ['Sky', 'Coral', 'Pearl', 'Night'],
      description:
        'A textured polo with a collar that stays flat. Smart enough for lunch with grandparents, tough enough for after.',
    },
    'regatta-stripe-polo': {
      name: 'Regatta Stripe Polo',
      category: 'Boys',
      price: 85,
      discount: 10,
      tint: 'shell',
      sizes: ages(100, 170),
      colours: ['Palm', 'Sea', 'Saffron'],
      description:
        'Fine stripes and a plain collar, in cotton piqué that breathes. The hem is a touch longer at the back.',
    },
    'soft-rib-vest': {
      name: 'Soft Rib Vest',
      category: 'Unisex',
      price: 39,
      tint: 'sky',
      stock: 'plenty',
      sizes: ages(80, 150),
      colours: ['Palm', 'Pearl', 'Rose'],
      description: 'Ribbed cotton with bound edges. Wear it alone in July and under a shirt in January.',
    },
    'moonrise-vest': {
      name: 'Moonrise Vest',
      category: 'Unisex',
      price: 45,
      tint: 'lilac',
      colours: ['Lagoon', 'Night', 'Clay'],
      description:
        'A big quiet moon on a sleeveless top. Deep armholes for hot days, coloured binding for fun.',
    },
    'jasmine-blouse': {
      name: 'Jasmine Blouse',
      category: 'Girls',
      price: 89,
      tint: 'palm',
      colours: ['Saffron', 'Pearl', 'Sage'],
      description:
        'Sprigs of jasmine on cool poplin, a round collar and a frilled hem. Pearl buttons all the way down, for learning how.',
    },
    'desert-rose-blouse': {
      name: 'Desert Rose Blouse',
      category: 'Girls',
      price: 95,
      tint: 'shell',
      discount: 20,
      colours: ['Rose', 'Clay', 'Lagoon'],
      description:
        'Crinkled double gauze with a frill at the neck, named after the stone that blooms in the sand. No ironing, ever.',
    },
    'sea-breeze-blouse': {
      name: 'Sea Breeze Blouse',
      category: 'Girls',
      price: 85,
      tint: 'sea',
      colours: ['Coral', 'Sky', 'Lemon'],
      description:
        'Loose linen mix with flutter sleeves and a scatter of dashes. It moves when the wind does.',
    },
    'little-sailor-top': {
      name: 'Little Sailor Top',
      category: 'Unisex',
      price: 85,
      tint: 'sand',
      colours: ['Sky', 'Pearl', 'Saffron'],
      description:
        'A proper sailor collar with one neat stripe and a bow that is sewn on, so nobody has to tie it.',
    },
  },
}

export const tops: readonly ProductGroup[] = [tShirts, plainTops, shirts]
