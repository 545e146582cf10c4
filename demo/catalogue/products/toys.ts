import { oneSize, type ProductGroup } from './plan.ts'

const wooden: ProductGroup = {
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
      bestofkids: true,
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
      bestseller: true,
      colours: ['Sunrise', 'Pearl', 'Rainbow'],
      description:
        'An engine, a wagon and three loads of sand, dates and palms. The rope coupling lets it take any corner.',
    },
    'dhow-sail-boat': {
      name: 'Dhow Sail Boat',
      category: 'Unisex',
      price: 139,
      tint: 'shell',
      bestseller: true,
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
      bestofkids: true,
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

const babyToys: ProductGroup = {
  subCategory: 'Baby toys',
  letters: 'BY',
  sizes: oneSize,
  products: {
    'pebble-stacker': {
      name: 'Pebble Stacker',
      category: 'Unisex',
      price: 69,
      tint: 'sky',
      colours: ['Rainbow', 'Pearl', 'Lagoon'],
      description:
        'Five smooth silicone rings and a ball to finish. Good for gums, good for learning big and small.',
    },
    'shape-sorting-cube': {
      name: 'Shape Sorting Cube',
      category: 'Unisex',
      price: 85,
      tint: 'sand',
      discount: 10,
      colours: ['Lagoon', 'Rainbow', 'Blush'],
      description:
        'Circle, square, triangle, star, each with its own way in. The lid opens for the ones that went in the wrong way.',
    },
    'looping-bead-maze': {
      name: 'Looping Bead Maze',
      category: 'Unisex',
      price: 95,
      tint: 'palm',
      colours: ['Rainbow', 'Lagoon', 'Blush'],
      description:
        'Thirteen beads travel up, round and down on three bent wires. Nothing to lose, hours to follow.',
    },
    'rustle-cloth-book': {
      name: 'Rustle Cloth Book',
      category: 'Unisex',
      price: 49,
      tint: 'lilac',
      colours: ['Sunrise', 'Rainbow', 'Lagoon'],
      description:
        'Felt pages with a turtle and a fish, and a rustle hidden between them. Hand wash, dry flat, read again.',
    },
    'sunny-rattle': {
      name: 'Sunny Rattle',
      category: 'Unisex',
      price: 45,
      discount: 20,
      tint: 'shell',
      colours: ['Lagoon', 'Sage', 'Rose'],
      description:
        'A knitted face on a wooden ring, with three beads to chew. The bell inside is soft enough for cars.',
    },
    'threading-beads': {
      name: 'Threading Beads',
      category: 'Unisex',
      price: 55,
      tint: 'sea',
      colours: ['Rainbow', 'Pearl', 'Sunrise'],
      description:
        'Nine large beads and one thick cord with a wooden needle. Makes necklaces, snakes and patience.',
    },
  },
}

const puzzlesAndGames: ProductGroup = {
  subCategory: 'Puzzles & games',
  letters: 'PZ',
  sizes: oneSize,
  products: {
    'camel-trail-puzzle': {
      name: 'Camel Trail Puzzle',
      category: 'Unisex',
      price: 59,
      discount: 20,
      flash: 40,
      tint: 'sea',
      colours: ['Sunrise', 'Lagoon'],
      description:
        'Twelve wooden pieces, one camel and a sun in the right place at last. The tray shows the outline for beginners.',
    },
    'turtle-bay-puzzle': {
      name: 'Turtle Bay Puzzle',
      category: 'Unisex',
      price: 59,
      tint: 'sand',
      colours: ['Lagoon', 'Rainbow'],
      description: 'A turtle comes home over the dunes in twelve thick pieces. For ages three and up.',
    },
    'sea-and-sand-memory': {
      name: 'Sea and Sand Memory Game',
      category: 'Unisex',
      price: 49,
      tint: 'shell',
      colours: ['Rainbow', 'Sunrise'],
      description:
        'Twenty-four cards with palms, boats, turtles and stars. Children usually win, which is fair.',
    },
    'garden-skittles': {
      name: 'Garden Skittles',
      category: 'Unisex',
      price: 119,
      tint: 'palm',
      discount: 15,
      colours: ['Rainbow', 'Sunrise', 'Blush'],
      description: 'Six smiling skittles and one heavy ball. For lawns, corridors and rainy-day tournaments.',
    },
    'whirling-top': {
      name: 'Whirling Top',
      category: 'Unisex',
      price: 39,
      tint: 'sky',
      colours: ['Blush', 'Sunrise', 'Lagoon'],
      description:
        'Hand-turned and painted in rings that blur into one colour. Spins for a full minute on a smooth floor.',
    },
    'counting-abacus': {
      name: 'Counting Abacus',
      category: 'Unisex',
      price: 79,
      tint: 'lilac',
      colours: ['Rainbow', 'Sunrise', 'Lagoon'],
      description:
        'Sixty beads on six rods, for sums now and for sorting later. The frame stands on its own feet.',
    },
    'my-first-clock': {
      name: 'My First Clock',
      category: 'Unisex',
      price: 69,
      discount: 10,
      tint: 'sun',
      colours: ['Rainbow', 'Pearl'],
      description: 'Two hands to turn and twelve dots to count. Bedtime is wherever you put it.',
    },
  },
}

const music: ProductGroup = {
  subCategory: 'Music',
  letters: 'MU',
  sizes: oneSize,
  products: {
    'little-drum': {
      name: 'Little Drum',
      category: 'Unisex',
      price: 99,
      tint: 'palm',
      colours: ['Coral', 'Lagoon', 'Night'],
      description: 'A real skin, a real sound and two beaters with round heads. We apologise in advance.',
    },
    'rainbow-xylophone': {
      name: 'Rainbow Xylophone',
      category: 'Unisex',
      price: 89,
      tint: 'sand',
      colours: ['Rainbow', 'Pearl', 'Sunrise'],
      description:
        'Eight bars, properly tuned, so that tunes are tunes. Comes with two beaters and four songs.',
    },
    'festival-maracas': {
      name: 'Festival Maracas',
      category: 'Unisex',
      price: 45,
      discount: 20,
      tint: 'sea',
      colours: ['Lagoon', 'Coral', 'Saffron'],
      description: 'A pair of painted maracas filled with date stones. Light enough for one hand each.',
    },
    'beach-ukulele': {
      name: 'Beach Ukulele',
      category: 'Unisex',
      price: 145,
      tint: 'shell',
      colours: ['Saffron', 'Lagoon', 'Rose'],
      description: 'Four nylon strings that are gentle on fingers. Stays in tune, sounds like holidays.',
    },
  },
}

const outdoor: ProductGroup = {
  subCategory: 'Outdoor',
  letters: 'OU',
  sizes: oneSize,
  products: {
    'shamal-kite': {
      name: 'Shamal Kite',
      category: 'Unisex',
      price: 69,
      tint: 'sky',
      stock: 'plenty',
      colours: ['Sunrise', 'Lagoon', 'Rainbow'],
      description:
        'Named after the wind it was made for. Ripstop cloth, fibre spars, thirty metres of line on a reel.',
    },
    'jumeirah-beach-ball': {
      name: 'Jumeirah Beach Ball',
      category: 'Unisex',
      price: 39,
      tint: 'sun',
      colours: ['Sunrise', 'Lagoon', 'Rainbow'],
      description: 'Big enough for two arms, light enough for one finger. Thick vinyl without phthalates.',
    },
    'sandcastle-set': {
      name: 'Sandcastle Set',
      category: 'Unisex',
      price: 79,
      discount: 10,
      tint: 'palm',
      bestofkids: true,
      colours: ['Lagoon', 'Sunrise', 'Blush'],
      description:
        'A bucket that folds flat, a spade, a rake and a star mould. Soft silicone that does not crack in the sun.',
    },
    'skipping-rope': {
      name: 'Skipping Rope',
      category: 'Unisex',
      price: 35,
      tint: 'lilac',
      colours: ['Coral', 'Sage', 'Sky'],
      description:
        'Braided cotton with turned wooden handles. Two and a half metres, easily shortened with a knot.',
    },
    'ring-toss': {
      name: 'Ring Toss',
      category: 'Unisex',
      price: 65,
      discount: 15,
      tint: 'shell',
      colours: ['Lagoon', 'Rainbow', 'Sunrise'],
      description: 'Five rope rings and a wooden post that packs flat. Play from two steps away, then three.',
    },
  },
}

const artAndBooks: ProductGroup = {
  subCategory: 'Art & books',
  letters: 'AB',
  sizes: oneSize,
  products: {
    'sunrise-crayons': {
      name: 'Sunrise Crayons',
      category: 'Unisex',
      price: 35,
      tint: 'sand',
      stock: 'plenty',
      colours: ['Rainbow', 'Moonlight'],
      description: 'Eight beeswax crayons that fit a fist. Strong colours, clean hands, a box worth keeping.',
    },
    'travel-paint-box': {
      name: 'Travel Paint Box',
      category: 'Unisex',
      price: 59,
      tint: 'sea',
      discount: 10,
      colours: ['Coral', 'Lagoon', 'Night'],
      description:
        'Eight watercolours in a tin, with a lid for mixing and a good brush. Add water and a window seat.',
    },
    'noor-and-the-moon': {
      name: 'Noor and the Moon',
      category: 'Unisex',
      price: 45,
      tint: 'palm',
      bestseller: true,
      colours: ['Night', 'Coral'],
      description:
        'A camel follows the moon across thirty-two pages and is home by the last one. In English and Arabic, cloth-bound.',
    },
  },
}

const pretendPlay: ProductGroup = {
  subCategory: 'Pretend play toys',
  letters: 'PP',
  sizes: oneSize,
  products: {
    'dallah-tea-set': {
      name: 'Garden Tea Set',
      category: 'Unisex',
      price: 109,
      discount: 15,
      tint: 'shell',
      colours: ['Saffron', 'Lagoon', 'Shell'],
      description: 'A painted pot, two cups, a tray and three dates that never run out. Safe for real water.',
    },
    'date-farm-fruit-crate': {
      name: 'Date Farm Fruit Crate',
      category: 'Unisex',
      price: 89,
      tint: 'sky',
      colours: ['Coral', 'Palm'],
      description:
        'A slatted crate with six wooden fruits from the market. Prices to be agreed with the shopkeeper.',
    },
    'three-bath-boats': {
      name: 'Three Bath Boats',
      category: 'Unisex',
      price: 65,
      tint: 'sun',
      stock: 'plenty',
      colours: ['Sunrise', 'Lagoon', 'Rainbow'],
      description:
        'Three cheerful boats in soft silicone, with no holes for water to hide in. They come apart for the dishwasher.',
    },
    'surprise-lucky-bag': {
      name: 'Surprise Lucky Bag: a little of this, a little of that, and something you did not know you were looking for',
      category: 'Unisex',
      price: 49.5,
      tint: 'lilac',
      colours: ['Saffron'],
      description:
        'We pack it, you open it, nobody looks beforehand, not even our photographer. Always worth more than it costs.',
    },
  },
}

export const toys: readonly ProductGroup[] = [
  wooden,
  babyToys,
  puzzlesAndGames,
  music,
  outdoor,
  artAndBooks,
  pretendPlay,
]
