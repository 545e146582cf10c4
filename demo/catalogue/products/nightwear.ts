import { ages, type ProductGroup } from './plan.ts'

const sleepwear: ProductGroup = {
  subCategory: 'Sleepwear',
  letters: 'SL',
  sizes: ages(80, 150),
  products: {
    'starry-night-pyjamas': {
      name: 'Starry Night Pyjamas',
      category: 'Unisex',
      price: 109,
      tint: 'sand',
      colours: ['Night', 'Shell', 'Sage'],
      description:
        'Stars and moons on cool poplin, with a collar and a breast pocket like grown-up pyjamas. The waist is soft all the way round.',
    },
    'sleepy-camel-pyjamas': {
      name: 'Sleepy Camel Summer Pyjamas',
      category: 'Unisex',
      price: 95,
      discount: 15,
      tint: 'lilac',
      colours: ['Clay', 'Sky', 'Lemon'],
      description: 'Short sleeves, short legs and a caravan of camels to count. Thin cotton for warm nights.',
    },
    'cloud-counting-pyjamas': {
      name: 'Cloud Counting Pyjamas',
      category: 'Unisex',
      price: 105,
      tint: 'sea',
      stock: 'few left',
      colours: ['Coral', 'Sky', 'Night'],
      description:
        'Small clouds drift over soft poplin. Long sleeves, covered elastic, buttons that little fingers can do.',
    },
    'moonbeam-nightdress': {
      name: 'Moonbeam Nightdress',
      category: 'Girls',
      price: 89,
      tint: 'shell',
      discount: 5,
      colours: ['Sky', 'Lilac', 'Pearl'],
      description:
        'A long-sleeved nightdress with a frill at the hem and a round collar. Made for landings, stairs and one more story.',
    },
    'waffle-dressing-gown': {
      name: 'Waffle Dressing Gown',
      category: 'Unisex',
      price: 129,
      tint: 'sun',
      sizes: ages(90, 170),
      colours: ['Palm', 'Lagoon', 'Rose'],
      description:
        'Straight from the bath into waffle cotton that drinks up the drops. Shawl collar, sewn-on belt, two pockets.',
    },
  },
}

const sets: ProductGroup = {
  subCategory: 'Sets',
  letters: 'ST',
  sizes: ages(80, 150),
  products: {
    'weekend-tracksuit': {
      name: 'Weekend Tracksuit',
      category: 'Unisex',
      price: 169,
      discount: 20,
      tint: 'sky',
      sizes: ages(90, 170),
      colours: ['Night', 'Clay', 'Sage'],
      description:
        'Sweatshirt and joggers in one colour, so that getting dressed takes no thought. Brushed cotton with a sunrise on the front.',
    },
    'palm-beach-set': {
      name: 'Palm Beach Shirt and Shorts Set',
      category: 'Boys',
      price: 139,
      tint: 'shell',
      discount: 10,
      colours: ['Sea', 'Saffron', 'Shell'],
      description:
        'Shirt and shorts from one cloth, full of palms. Wear them together for effect, or apart for twice as long.',
    },
    'wave-hop-set': {
      name: 'Wave Hop Tee and Shorts Set',
      category: 'Unisex',
      price: 109,
      tint: 'palm',
      colours: ['Sky', 'Coral', 'Sage'],
      description:
        'A sunrise tee with shorts full of waves. Soft jersey on top, crisp cotton below, sand shaken out of both.',
    },
  },
}

export const nightwear: readonly ProductGroup[] = [sleepwear, sets]
