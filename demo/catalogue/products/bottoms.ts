import { ages, type ProductGroup } from './plan.ts'
import { skirts } from './skirts.ts'
import { trousers } from './trousers.ts'

const leggings: ProductGroup = {
  subCategory: 'Leggings & tights',
  letters: 'LG',
  sizes: ages(80, 150),
  products: {
    'star-rib-leggings': {
      name: 'Star Rib Leggings',
      category: 'Girls',
      price: 49,
      tint: 'lilac',
      colours: ['Night', 'Shell', 'Sage'],
      description:
        'Ribbed leggings with small stars that stretch but do not crack. The waistband is wide and leaves no marks.',
    },
    'everyday-leggings': {
      name: 'Everyday Leggings',
      category: 'Unisex',
      price: 35,
      tint: 'shell',
      bestseller: true,
      stock: 'plenty',
      sizes: ages(80, 170),
      colours: ['Sea', 'Charcoal', 'Rose', 'Honey'],
      description:
        'Plain ribbed leggings in cotton with just enough stretch. Buy two, one is always in the wash.',
    },
    'sea-grass-leggings': {
      name: 'Sea Grass Leggings',
      category: 'Girls',
      price: 45,
      discount: 20,
      tint: 'sky',
      colours: ['Sage', 'Sky', 'Coral'],
      description:
        'A print of drifting sea grass on smooth jersey. Soft seams for children who notice every thread.',
    },
    'ribbed-tights': {
      name: 'Ribbed Tights',
      category: 'Girls',
      price: 32.5,
      tint: 'sun',
      sizes: ages(80, 140),
      colours: ['Honey', 'Pearl', 'Night'],
      description: 'Fine ribbed cotton tights with a comfortable waist and reinforced toes. They stay up.',
    },
  },
}

const shorts: ProductGroup = {
  subCategory: 'Shorts',
  letters: 'SO',
  sizes: ages(80, 150),
  products: {
    'breeze-gauze-shorts': {
      name: 'Breeze Gauze Shorts',
      category: 'Unisex',
      price: 59,
      discount: 20,
      flash: 35,
      tint: 'palm',
      colours: ['Clay', 'Lagoon', 'Sand'],
      description:
        'Wide gauze shorts that let every breeze through. Soft drawstring waist, no pockets to fill with sand.',
    },
    'harbour-chino-shorts': {
      name: 'Harbour Chino Shorts',
      category: 'Boys',
      price: 75,
      tint: 'sea',
      sizes: ages(100, 170),
      colours: ['Oat', 'Night', 'Coral'],
      description: 'Neat cotton shorts with belt loops and a real fly. They look good next to a collar.',
    },
    'turn-up-denim-shorts': {
      name: 'Turn-up Denim Shorts',
      category: 'Unisex',
      price: 79,
      tint: 'sun',
      sizes: ages(100, 170),
      colours: ['Chambray', 'Denim'],
      description:
        'Soft denim with turned-up hems and brass details. The waist adjusts from inside with two buttons.',
    },
    'sports-day-shorts': {
      name: 'Sports Day Shorts',
      category: 'Unisex',
      price: 55,
      tint: 'lilac',
      stock: 'plenty',
      sizes: ages(100, 170),
      colours: ['Sea', 'Coral', 'Charcoal'],
      description:
        'A contrast stripe and a strong drawstring. Loopback cotton that takes grass stains with grace.',
    },
    'long-linen-shorts': {
      name: 'Long Linen Shorts',
      category: 'Boys',
      price: 79,
      discount: 15,
      tint: 'sand',
      sizes: ages(90, 160),
      colours: ['Sage', 'Sky', 'Coral'],
      description: 'Linen to the knee for sun-burnt shins. Roomy, cool, and better with every wash.',
    },
  },
}

export const bottoms: readonly ProductGroup[] = [trousers, leggings, shorts, skirts]
