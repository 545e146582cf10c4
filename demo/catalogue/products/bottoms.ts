import { ages, type ProductGroup } from './plan.ts'

const trousers: ProductGroup = {
  subCategory: 'Trousers',
  letters: 'TR',
  sizes: ages(90, 160),
  products: {
    'dune-joggers': {
      name: 'Dune Joggers',
      category: 'Boys',
      price: 79,
      tint: 'sea',
      sizes: ages(80, 150),
      colours: ['Oat', 'Night', 'Palm'],
      description:
        'Soft joggers with a felt badge and real pockets. The knees are doubled on the inside where nobody sees it.',
    },
    'track-stripe-joggers': {
      name: 'Track Stripe Joggers',
      category: 'Unisex',
      price: 85,
      discount: 15,
      tint: 'sand',
      sizes: ages(100, 170),
      colours: ['Clay', 'Charcoal', 'Lagoon'],
      description: 'A stripe down each leg, for speed. Loopback cotton, drawstring waist, ribbed ankles.',
    },
    'creek-chinos': {
      name: 'Creek Chinos',
      category: 'Boys',
      price: 99,
      tint: 'shell',
      sizes: ages(100, 170),
      colours: ['Sand', 'Night', 'Clay'],
      description:
        'Straight cotton chinos with an adjustable waist. Smart with a shirt, fine with bare feet.',
    },
    'turn-up-jeans': {
      name: 'Turn-up Jeans',
      category: 'Unisex',
      price: 119,
      tint: 'sky',
      sizes: ages(90, 170),
      colours: ['Denim', 'Chambray'],
      description:
        'Turn them up this year, let them down the next. Stretch denim with elastic hidden in the waistband.',
    },
    'climbing-tree-jeans': {
      name: 'Climbing Tree Jeans',
      category: 'Unisex',
      price: 115,
      discount: 20,
      tint: 'palm',
      sizes: ages(100, 170),
      colours: ['Chambray', 'Charcoal', 'Denim'],
      description:
        'Already patched at the knee, so the first hole is behind you. Tough denim with triple seams.',
    },
    'treasure-pocket-cargos': {
      name: 'Treasure Pocket Cargos',
      category: 'Unisex',
      price: 109,
      tint: 'lilac',
      discount: 10,
      colours: ['Lagoon', 'Oat', 'Palm'],
      description:
        'Two big pockets with flaps, for shells, string and one small car. Light ripstop cotton, gathered ankles.',
    },
    'wide-gauze-trousers': {
      name: 'Wide Gauze Trousers',
      category: 'Girls',
      price: 85,
      tint: 'sun',
      colours: ['Sage', 'Coral', 'Sky'],
      description:
        'Airy double gauze with an elastic waist. They billow on the swing and fold to the size of an apple.',
    },
    'mosaic-wide-trousers': {
      name: 'Mosaic Wide Trousers',
      category: 'Girls',
      price: 92,
      tint: 'sand',
      discount: 10,
      colours: ['Pearl', 'Lagoon'],
      description: 'Tile stars on crinkled cotton, wide at the hem. Lovely with a plain tee and dusty feet.',
    },
  },
}

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
      stock: 'plenty',
      sizes: ages(80, 170),
      colours: ['Sea', 'Charcoal', 'Rose', 'Honey'],
      description:
        'Plain ribbed leggings in cotton with just enough stretch. Buy two, one is always in the wash.',
    },
    'seashell-leggings': {
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

const skirts: ProductGroup = {
  subCategory: 'Skirts',
  letters: 'SK',
  sizes: ages(90, 150),
  products: {
    'sunset-tiered-skirt': {
      name: 'Sunset Tiered Skirt',
      category: 'Girls',
      price: 99,
      discount: 20,
      flash: 30,
      tint: 'sun',
      bestseller: true,
      colours: ['Coral', 'Sky', 'Saffron'],
      description:
        'Three tiers, each a shade deeper than the one above. Crinkled gauze on a soft elastic waist.',
    },
    'button-denim-skirt': {
      name: 'Button Denim Skirt',
      category: 'Girls',
      price: 89,
      tint: 'shell',
      sizes: ages(90, 170),
      colours: ['Denim', 'Chambray', 'Rose'],
      description:
        'Five brass buttons down the front, the lower three for show. Stretch denim with an adjustable waist.',
    },
    'first-day-pleated-skirt': {
      name: 'First Day Pleated Skirt',
      category: 'Girls',
      price: 95,
      tint: 'sand',
      sizes: ages(100, 170),
      colours: ['Night', 'Sea', 'Charcoal'],
      description:
        'Pressed pleats that survive the washing machine. Made for the first day of school and all the ones after.',
    },
    'dancing-tutu': {
      name: 'Dancing Tutu',
      category: 'Girls',
      price: 109,
      tint: 'palm',
      colours: ['Blush', 'Lilac', 'Sage'],
      description:
        'Three layers of soft tulle on a satin band. For the kitchen, the garden and, now and then, for ballet.',
    },
    'twirl-skirt': {
      name: 'Twirl Skirt',
      category: 'Girls',
      price: 79,
      discount: 10,
      tint: 'sea',
      colours: ['Pearl', 'Night', 'Lemon'],
      description: 'A full circle of poplin with a shoal of fish. The hem measures three metres, we counted.',
    },
  },
}

export const bottoms: readonly ProductGroup[] = [trousers, leggings, shorts, skirts]
