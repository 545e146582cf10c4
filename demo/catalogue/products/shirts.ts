import { ages, type ProductGroup } from './plan.ts'

export const shirts: ProductGroup = {
  subCategory: 'Shirts',
  letters: 'SH',
  sizes: ages(90, 160),
  products: {
    'palm-grove-shirt': {
      name: 'Palm Grove Shirt',
      category: 'Boys',
      price: 89,
      discount: 15,
      tint: 'sea',
      colours: ['Saffron', 'Sky', 'Shell'],
      description:
        'A holiday shirt full of date palms, cut wide so the air gets in. Crisp poplin, open collar, wooden buttons.',
    },
    'lemon-grove-shirt': {
      name: 'Lemon Grove Shirt',
      category: 'Unisex',
      price: 89,
      tint: 'sun',
      flash: 35,
      discount: 10,
      colours: ['Night', 'Lagoon', 'Pearl'],
      description:
        'Lemons tumble over light cotton poplin. The short sleeves are roomy and the pocket holds exactly one shell.',
    },
    'seersucker-shirt': {
      name: 'Seersucker Shirt',
      category: 'Boys',
      price: 95,
      tint: 'palm',
      colours: ['Sea', 'Rose', 'Pearl'],
      description:
        'Puckered stripes that stand off the skin, so it feels cooler than it looks. Small collar, curved hem.',
    },
    'picnic-check-shirt': {
      name: 'Picnic Check Shirt',
      category: 'Unisex',
      price: 99,
      tint: 'sand',
      discount: 10,
      colours: ['Sage', 'Coral', 'Sky'],
      description: 'Brushed gingham with long sleeves that roll and stay rolled. Made for blankets on grass.',
    },
    'majlis-linen-shirt': {
      name: 'Majlis Linen Shirt',
      category: 'Boys',
      price: 119,
      tint: 'sky',
      sizes: ages(90, 170),
      colours: ['Pearl', 'Sage', 'Sky'],
      description:
        'Washed linen with a band collar for family visits. It creases, and that is how it should look.',
    },
    'chambray-work-shirt': {
      name: 'Chambray Work Shirt',
      category: 'Unisex',
      price: 109,
      tint: 'shell',
      sizes: ages(100, 170),
      colours: ['Chambray', 'Denim'],
      description:
        'Soft chambray with two pockets for important papers. Grows paler and better with every wash.',
    },
    'mosaic-tile-shirt': {
      name: 'Mosaic Tile Shirt',
      category: 'Boys',
      price: 92,
      tint: 'lilac',
      colours: ['Pearl', 'Lagoon', 'Sand'],
      description:
        'Eight-pointed tiles, borrowed from a courtyard floor and set in a neat grid. Cotton poplin, easy fit.',
    },
  },
}
