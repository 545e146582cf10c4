import { ages, type ProductGroup } from './plan.ts'

const baby: ProductGroup = {
  subCategory: 'Baby',
  letters: 'BB',
  sizes: ages(80, 100),
  products: {
    'first-dunes-romper': {
      name: 'First Dunes Romper',
      category: 'Unisex',
      price: 69,
      tint: 'lilac',
      bestofkids: true,
      colours: ['Pearl', 'Sky', 'Shell'],
      description:
        'Three dunes around a very small tummy. Organic cotton, poppers underneath, nothing that scratches.',
    },
    'ribbed-bodysuit': {
      name: 'Ribbed Bodysuit',
      category: 'Unisex',
      price: 45,
      tint: 'sand',
      stock: 'plenty',
      colours: ['Oat', 'Sage', 'Rose', 'Lagoon'],
      description:
        'A long-sleeved bodysuit in rib that stretches with every breath. Contrast binding, nickel-free poppers.',
    },
    'gauze-frill-romper': {
      name: 'Gauze Frill Romper',
      category: 'Girls',
      price: 75,
      discount: 10,
      tint: 'shell',
      colours: ['Saffron', 'Lilac', 'Pearl'],
      description:
        'Double gauze with flutter sleeves for babies who dislike being hot. Opens fully for quick changes.',
    },
    'little-fish-romper': {
      name: 'Little Fish Romper',
      category: 'Unisex',
      price: 69,
      tint: 'sea',
      colours: ['Clay', 'Sky', 'Lemon'],
      description:
        'A school of little fish swims round and round. Soft jersey with an envelope of room at the shoulders.',
    },
    'star-gazer-sleepsuit': {
      name: 'Star Gazer Sleepsuit',
      category: 'Unisex',
      price: 79,
      tint: 'sky',
      colours: ['Night', 'Coral', 'Sage'],
      description:
        'Buttons run along one leg, so changing at 3 a.m. takes seconds. Covered feet, stars all over.',
    },
    'lullaby-camel-sleepsuit': {
      name: 'Lullaby Camel Sleepsuit',
      category: 'Unisex',
      price: 79,
      discount: 15,
      tint: 'sun',
      colours: ['Sky', 'Shell', 'Oat'],
      description:
        'A camel under the moon watches over the night. Breathable cotton with non-slip soles for the first steps.',
    },
    'cloud-gauze-bloomers': {
      name: 'Cloud Gauze Bloomers',
      category: 'Unisex',
      price: 39,
      tint: 'palm',
      colours: ['Sky', 'Shell', 'Sand'],
      description: 'Round, crinkled and light as air over a nappy. Soft bands at waist and legs.',
    },
    'orchard-bloomers': {
      name: 'Orchard Bloomers',
      category: 'Girls',
      price: 42,
      discount: 20,
      tint: 'lilac',
      colours: ['Palm', 'Lemon', 'Pearl'],
      description: 'Cherries in pairs on cotton gauze. They pull on in one move, even on a wriggler.',
    },
  },
}

const nursery: ProductGroup = {
  subCategory: 'Nursery',
  letters: 'NU',
  sizes: ['One Size'],
  products: {
    'muslin-bibs': {
      name: 'Sunshine Bibs, pack of two',
      category: 'Unisex',
      price: 39,
      tint: 'shell',
      colours: ['Palm', 'Lagoon', 'Coral'],
      description:
        'One with little suns, one plain. Cotton towelling outside, a waterproof layer inside, a popper that holds.',
    },
    'woven-knit-blanket': {
      name: 'Woven Band Blanket',
      category: 'Unisex',
      price: 179,
      tint: 'sun',
      colours: ['Night', 'Oat', 'Lagoon'],
      description:
        'A knitted cot blanket with zigzag bands and a leather label. Cotton and bamboo yarn, 80 by 100 cm.',
    },
  },
}

const firstShoes: ProductGroup = {
  subCategory: 'First shoes',
  letters: 'FS',
  sizes: ['21', '22'],
  products: {
    'felt-booties': {
      name: 'Felt Pram Booties',
      category: 'Unisex',
      price: 65,
      tint: 'sky',
      colours: ['Lagoon', 'Rose', 'Oat'],
      description:
        'Soft wool felt with a fluffy lining and one button. Not for walking yet, only for being admired.',
    },
  },
}

export const babywear: readonly ProductGroup[] = [baby, nursery, firstShoes]
