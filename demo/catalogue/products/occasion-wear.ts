import { ages, type ProductGroup } from './plan.ts'

export const occasion: ProductGroup = {
  subCategory: 'Occasion wear',
  letters: 'OC',
  sizes: ages(80, 160),
  products: {
    'eid-linen-kaftan': {
      name: 'Eid Linen Kaftan',
      category: 'Girls',
      price: 189,
      tint: 'sky',
      bestseller: true,
      colours: ['Pearl', 'Lagoon', 'Rose'],
      description:
        'Loose linen with an embroidered placket, cuffs and hem. Light, festive, and easy to run in before lunch.',
    },
    'garden-jalabiya': {
      name: 'Garden Jalabiya (جلابية الحديقة)',
      category: 'Girls',
      price: 209,
      tint: 'sand',
      colours: ['Palm', 'Lilac', 'Saffron'],
      description:
        'A long jalabiya in cool linen with a band of hand-drawn stitches. The side slits leave room for big steps.',
    },
    'classic-kandura': {
      name: 'Classic Kandura (كندورة)',
      category: 'Boys',
      price: 159,
      tint: 'sea',
      bestofkids: true,
      stock: 'plenty',
      sizes: ages(80, 170),
      colours: ['Pearl', 'Sand', 'Mist'],
      description:
        'A crisp kandura with a stand-up collar and a tassel to play with. Easy-care cotton poplin that falls straight.',
    },
    'majlis-tunic-set': {
      name: 'Majlis Tunic Set',
      category: 'Boys',
      price: 199,
      tint: 'sun',
      colours: ['Pearl', 'Sky', 'Sage'],
      description:
        'A linen tunic with its own drawstring trousers, both pre-washed. Two pieces for family visits, and for photographs.',
    },
  },
}
