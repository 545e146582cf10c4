import { ages, type ProductGroup } from './plan.ts'

export const onePieces: ProductGroup = {
  subCategory: 'Dungarees & playsuits',
  letters: 'DG',
  sizes: ages(80, 130),
  products: {
    'saffron-cord-dungarees': {
      name: 'Saffron Cord Dungarees',
      category: 'Unisex',
      price: 139,
      discount: 10,
      tint: 'sun',
      colours: ['Honey', 'Sea', 'Rose'],
      description:
        'Sturdy cotton corduroy with long straps that grow with the child. One bib pocket, four wooden buttons, very strong knees.',
    },
    'workshop-denim-dungarees': {
      name: 'Workshop Denim Dungarees',
      category: 'Unisex',
      price: 145,
      tint: 'shell',
      bestofkids: true,
      sizes: ages(80, 150),
      colours: ['Denim', 'Chambray', 'Charcoal'],
      description:
        'Denim dungarees for makers and menders. Reinforced knees, a loop for a hammer, a pocket for everything else.',
    },
    'rockpool-short-dungarees': {
      name: 'Rockpool Short Dungarees',
      category: 'Unisex',
      price: 109,
      discount: 20,
      tint: 'palm',
      colours: ['Sky', 'Sage', 'Coral'],
      description:
        'Short legs with turned-up hems, for wading. Linen and cotton that dries before the walk home is over.',
    },
    'deckchair-dungarees': {
      name: 'Deckchair Dungarees',
      category: 'Unisex',
      price: 129,
      tint: 'sky',
      colours: ['Pearl', 'Saffron', 'Lagoon'],
      description:
        'Upright stripes, like a deckchair waiting for someone. Light poplin, wide legs, buttons at both sides.',
    },
    'oasis-jumpsuit': {
      name: 'Oasis Jumpsuit',
      category: 'Girls',
      price: 135,
      tint: 'sand',
      sizes: ages(90, 160),
      colours: ['Shell', 'Sea', 'Oat'],
      description:
        'One piece, a tied waist and sleeves that flutter. Washed linen that looks dressed-up without any work.',
    },
    'meadow-playsuit': {
      name: 'Meadow Playsuit',
      category: 'Girls',
      price: 99,
      tint: 'sea',
      colours: ['Oat', 'Lemon', 'Sky'],
      description:
        'Short legs, soft sleeves and daisies everywhere. A row of buttons in front makes bathroom breaks quick.',
    },
    'dot-to-dot-playsuit': {
      name: 'Dot to Dot Playsuit',
      category: 'Girls',
      price: 95,
      discount: 10,
      tint: 'palm',
      stock: 'few left',
      colours: ['Coral', 'Night', 'Sage'],
      description:
        'Even dots on cool poplin, all waiting to be joined up. Elastic at the back, a sash at the front.',
    },
  },
}
