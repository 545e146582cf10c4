import { oneSize, type ProductGroup } from './plan.ts'

export const wooden: ProductGroup = {
  subCategory: 'Wooden toys',
  letters: 'WD',
  sizes: oneSize,
  products: {
    'sunrise-arches': {
      name: 'Sunrise Arches',
      category: 'Unisex',
      price: 119,
      discount: 20,
      flash: 30,
      tint: 'palm',
      colours: ['Sunrise', 'Lagoon', 'Blush'],
      description:
        'Six nesting arches that become bridges, tunnels, cradles and fences. Solid beech with water-based paint.',
    },
    'first-letters-blocks': {
      name: 'First Letters Blocks (أ ب ن)',
      category: 'Unisex',
      price: 129,
      tint: 'sun',
      colours: ['Rainbow', 'Blush', 'Moonlight'],
      description:
        'Six big blocks with letters from two alphabets and pictures in between. Rounded corners, made to be stacked and knocked down.',
    },
    'desert-express-train': {
      name: 'Desert Express Train',
      category: 'Unisex',
      price: 149,
      discount: 15,
      tint: 'sand',
      colours: ['Sunrise', 'Pearl', 'Rainbow'],
      description:
        'An engine, a wagon and three loads of sand, dates and palms. The rope coupling lets it take any corner.',
    },
    'dhow-sail-boat': {
      name: 'Dhow Sail Boat',
      category: 'Unisex',
      price: 139,
      tint: 'shell',
      colours: ['Pearl', 'Lagoon', 'Saffron'],
      description:
        'A wooden hull, two linen sails and a coral flag. It floats in the bath and looks good on a shelf.',
    },
    'beep-the-robot': {
      name: 'Beep the Robot',
      category: 'Boys',
      price: 89,
      discount: 10,
      tint: 'sea',
      colours: ['Lagoon', 'Sage', 'Coral'],
      description:
        'Arms turn, head nods, batteries not needed. Beep is made of maple and keeps his thoughts to himself.',
    },
    'wind-tower-house': {
      name: 'Wind Tower House',
      category: 'Unisex',
      price: 199,
      tint: 'sky',
      colours: ['Sunrise', 'Lagoon', 'Blush'],
      description:
        'An old Gulf house with a tower that catches the breeze, an arched door and its own palm. Comes in seven chunky pieces.',
    },
    'peg-family': {
      name: 'Peg Family',
      category: 'Unisex',
      price: 79,
      tint: 'lilac',
      discount: 15,
      colours: ['Rainbow', 'Sunrise', 'Blush'],
      description:
        'Five wooden people who live anywhere: in a drawer, a pocket, a wind tower. The stand keeps them in line for photographs.',
    },
    'corniche-car': {
      name: 'Corniche Car',
      category: 'Unisex',
      price: 75,
      tint: 'palm',
      bestseller: true,
      colours: ['Sky', 'Coral', 'Sage'],
      description:
        'A round wooden car for long drives by the sofa. Smooth axles, quiet wheels, one patient driver.',
    },
    'sand-dump-truck': {
      name: 'Sand Dump Truck',
      category: 'Boys',
      price: 99,
      tint: 'shell',
      discount: 10,
      colours: ['Saffron', 'Rose', 'Sage'],
      description:
        'The bed tips, the stones roll out, and it starts all over again. Beech wood with rubber-lined wheels.',
    },
    'school-bus': {
      name: 'School Bus with Four Friends',
      category: 'Unisex',
      price: 109,
      tint: 'sea',
      colours: ['Saffron', 'Coral', 'Lagoon'],
      description:
        'Four friends look out of four windows and lift out when they arrive. Room on the roof for luggage.',
    },
    'propeller-plane': {
      name: 'Propeller Plane',
      category: 'Unisex',
      price: 95,
      discount: 10,
      tint: 'sun',
      colours: ['Coral', 'Night', 'Lagoon'],
      description:
        'The propeller spins when you run, so run. Painted maple with a pilot who never gets airsick.',
    },
    'hope-stacking-rocket': {
      name: 'Hope Stacking Rocket',
      category: 'Unisex',
      price: 89,
      tint: 'lilac',
      colours: ['Lagoon', 'Saffron', 'Sky'],
      description: 'Six rings on a stem make a rocket with two fins. For young engineers from 18 months.',
    },
  },
}
