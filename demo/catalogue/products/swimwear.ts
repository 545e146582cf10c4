import { ages, type ProductGroup } from './plan.ts'

const swim: ProductGroup = {
  subCategory: 'Swimwear',
  letters: 'SW',
  sizes: ages(80, 150),
  products: {
    'lagoon-frill-swimsuit': {
      name: 'Lagoon Frill Swimsuit',
      category: 'Girls',
      price: 89,
      discount: 20,
      flash: 30,
      tint: 'shell',
      colours: ['Lagoon', 'Coral', 'Saffron'],
      description: 'Scalloped waves and frills in a second colour. UPF 50+, quick to dry, kind to shoulders.',
    },
    'shell-frill-swimsuit': {
      name: 'Shell Seeker Swimsuit',
      category: 'Girls',
      price: 89,
      tint: 'sky',
      colours: ['Sage', 'Sea', 'Shell'],
      description:
        'Little shells all over and frills at shoulder and leg. The fabric is knitted from old fishing nets.',
    },
    'racing-stripe-swimsuit': {
      name: 'Racing Stripe Swimsuit',
      category: 'Girls',
      price: 85,
      tint: 'lilac',
      sizes: ages(100, 170),
      colours: ['Pearl', 'Sky', 'Night'],
      description:
        'Bold stripes and a low-drag cut for swimmers who mean it. Chlorine-resistant and fully lined.',
    },
    'dhow-swim-shorts': {
      name: 'Dhow Swim Shorts',
      category: 'Boys',
      price: 79,
      discount: 20,
      flash: 35,
      tint: 'sand',
      colours: ['Sky', 'Coral', 'Sea'],
      description:
        'A fleet of dhows on quick-drying cloth. Mesh lining, drawstring, one pocket with a drain hole.',
    },
    'turtle-swim-shorts': {
      name: 'Turtle Crossing Swim Shorts',
      category: 'Boys',
      price: 79,
      tint: 'sea',
      colours: ['Sand', 'Lagoon', 'Coral'],
      description:
        'Turtles in every direction. Made from recycled bottles, dry again before the ice cream is finished.',
    },
    'reef-fish-swim-shorts': {
      name: 'Reef Fish Swim Shorts',
      category: 'Boys',
      price: 75,
      discount: 15,
      tint: 'palm',
      sizes: ages(100, 170),
      colours: ['Saffron', 'Night', 'Sky'],
      description: 'Fish and waves take turns. Soft waistband that stays put on the slide.',
    },
    'sun-safe-swim-top': {
      name: 'Sun-safe Swim Top',
      category: 'Unisex',
      price: 85,
      tint: 'sun',
      stock: 'plenty',
      sizes: ages(80, 170),
      colours: ['Clay', 'Sea', 'Sky'],
      description:
        'Long sleeves and UPF 50+ from neck to wrist. Flat seams, so it can be worn all day in and out of water.',
    },
    'turtle-sun-top': {
      name: 'Turtle Sun Top',
      category: 'Unisex',
      price: 85,
      discount: 10,
      tint: 'sand',
      colours: ['Coral', 'Lagoon', 'Sage'],
      description:
        'A big turtle in front, sun protection all round. Stretchy, light, and easy to peel off when wet.',
    },
    'zip-up-sun-suit': {
      name: 'Zip-up Sun Suit',
      category: 'Unisex',
      price: 119,
      tint: 'shell',
      sizes: ages(80, 120),
      colours: ['Sky', 'Coral', 'Lemon'],
      description:
        'One zip and the whole child is covered. UPF 50+ with short sleeves, short legs and a guard at the chin.',
    },
    'pearl-diver-two-piece': {
      name: 'Pearl Diver Two-piece',
      category: 'Girls',
      price: 89.5,
      tint: 'palm',
      sizes: ages(90, 160),
      colours: ['Pearl', 'Lagoon', 'Lilac'],
      description: 'A frilled top and high briefs in broad stripes. Fully lined, and the straps do not slip.',
    },
    'hooded-towel-poncho': {
      name: 'Hooded Towel Poncho',
      category: 'Unisex',
      price: 119,
      tint: 'lilac',
      sizes: ages(100, 150),
      colours: ['Lagoon', 'Rose', 'Sand'],
      description:
        'A towel with a hood and room to change underneath. Thick cotton terry with two woven bands.',
    },
  },
}

export const swimwear: readonly ProductGroup[] = [swim]
