import { type ProductGroup, shoeSizes } from './plan.ts'
import { sandals, sneakers } from './sneakers-and-sandals.ts'

const smart: ProductGroup = {
  subCategory: 'Smart shoes',
  letters: 'SM',
  sizes: shoeSizes(22, 34),
  products: {
    'pearl-mary-janes': {
      name: 'Pearl Mary Janes',
      category: 'Girls',
      price: 139,
      tint: 'sky',
      bestofkids: true,
      colours: ['Coral', 'Night', 'Pearl'],
      description:
        'A smooth leather strap shoe with one pearl button. Comfortable from the first step to the last dance.',
    },
    'velvet-mary-janes': {
      name: 'Velvet Mary Janes',
      category: 'Girls',
      price: 135,
      discount: 15,
      tint: 'lilac',
      colours: ['Sage', 'Fig', 'Rose'],
      description:
        'The same strap shoe in brushed velvet for evenings. Leather lining and a heel that stays on.',
    },
    'bow-ballet-flats': {
      name: 'Bow Ballet Flats',
      category: 'Girls',
      price: 109,
      tint: 'sand',
      sizes: shoeSizes(24, 37),
      colours: ['Blush', 'Pearl', 'Night'],
      description:
        'Satin flats with a neat bow and a soft edge. A non-slip sole, because there will be running.',
    },
    'penny-loafers': {
      name: 'Penny Loafers',
      category: 'Boys',
      price: 165,
      tint: 'sea',
      sizes: shoeSizes(26, 42),
      colours: ['Date', 'Night', 'Honey'],
      description:
        'Real leather loafers with a slot for a lucky coin. Flexible sole, padded heel, easy to polish.',
    },
    'rope-espadrilles': {
      name: 'Rope Espadrilles',
      category: 'Unisex',
      price: 89,
      discount: 20,
      tint: 'shell',
      colours: ['Oat', 'Sea', 'Coral'],
      description: 'Striped canvas on a plaited rope sole. Light as a biscuit, best with bare ankles.',
    },
    'sleepy-moon-slippers': {
      name: 'Sleepy Moon Slippers',
      category: 'Unisex',
      price: 69,
      tint: 'sun',
      sizes: shoeSizes(22, 36),
      colours: ['Lagoon', 'Night', 'Shell'],
      description:
        'Felt slippers with a fluffy footbed for cool marble floors. A moon on each, facing the other.',
    },
  },
}

const boots: ProductGroup = {
  subCategory: 'Boots',
  letters: 'BT',
  sizes: shoeSizes(23, 36),
  products: {
    'splash-boots': {
      name: 'Splash Boots',
      category: 'Unisex',
      price: 89,
      discount: 10,
      flash: 30,
      tint: 'palm',
      colours: ['Saffron', 'Sea', 'Rose'],
      description:
        'Natural rubber boots for puddles, car washes and garden hoses. Wide at the top, so they can be put on alone.',
    },
    'tide-pool-boots': {
      name: 'Tide Pool Boots',
      category: 'Unisex',
      price: 95,
      tint: 'lilac',
      stock: 'few left',
      colours: ['Clay', 'Night', 'Sage'],
      description:
        'Fish swim round the ankle, the cuff stands up to waves. Cotton lining that dries overnight.',
    },
    'city-chelsea-boots': {
      name: 'City Chelsea Boots',
      category: 'Unisex',
      price: 175,
      tint: 'sky',
      sizes: shoeSizes(24, 42),
      colours: ['Clay', 'Charcoal', 'Date'],
      description:
        'Pull-on leather boots with elastic sides and a loop at the heel. Better with every scratch.',
    },
    'camel-desert-boots': {
      name: 'Camel Desert Boots',
      category: 'Boys',
      price: 159,
      discount: 15,
      tint: 'sun',
      sizes: shoeSizes(24, 40),
      colours: ['Sand', 'Clay', 'Night'],
      description:
        'Suede boots on a crepe sole, named after the place they like best. Three holes, one bow, done.',
    },
    'mountain-fur-boots': {
      name: 'Mountain Lined Boots',
      category: 'Unisex',
      price: 189,
      tint: 'shell',
      stock: 'sold out',
      sizes: shoeSizes(23, 34),
      colours: ['Palm', 'Oat', 'Fig'],
      description:
        'Lined with soft pile for frosty mornings on Jebel Jais. Water-repellent felt and a deep tread.',
    },
  },
}

export const shoes: readonly ProductGroup[] = [sneakers, sandals, smart, boots]
