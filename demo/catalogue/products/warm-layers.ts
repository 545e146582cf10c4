import { ages, type ProductGroup } from './plan.ts'

const hoodies: ProductGroup = {
  subCategory: 'Hoodies & sweatshirts',
  letters: 'HD',
  sizes: ages(80, 160),
  products: {
    'little-camel-hoodie': {
      name: 'Little Camel Hoodie',
      category: 'Unisex',
      price: 119,
      tint: 'sky',
      colours: ['Oat', 'Sea', 'Fig'],
      description:
        'A felt camel crosses the front of a thick brushed hoodie. The hood is lined, the pocket holds both hands and a snack.',
    },
    'tide-zip-hoodie': {
      name: 'Tide Zip Hoodie',
      category: 'Unisex',
      price: 125,
      discount: 10,
      tint: 'sand',
      sizes: ages(100, 170),
      colours: ['Sea', 'Charcoal', 'Coral'],
      description:
        'Zips up fast when the breeze turns. Heavy cotton fleece with a covered zip that does not touch the chin.',
    },
    'falcon-sweatshirt': {
      name: 'Falcon Sweatshirt',
      category: 'Boys',
      price: 99,
      tint: 'palm',
      sizes: ages(100, 170),
      colours: ['Sage', 'Sand', 'Night'],
      description:
        'A falcon in full flight on a warm crew-neck sweatshirt. Loopback cotton inside, ribs that hold.',
    },
    'dune-block-sweatshirt': {
      name: 'Dune Block Sweatshirt',
      category: 'Unisex',
      price: 105,
      discount: 15,
      tint: 'lilac',
      bestofkids: true,
      colours: ['Pearl', 'Lagoon', 'Oat'],
      description:
        'Three dunes in three colours, from hem to heart. Cut and sewn from separate pieces, never printed.',
    },
    'full-moon-sweatshirt': {
      name: 'Full Moon Sweatshirt',
      category: 'Girls',
      price: 99,
      tint: 'sky',
      colours: ['Shell', 'Night', 'Lilac'],
      description:
        'A full moon with all its craters on a soft sweatshirt with pale sleeves. Brushed inside for cool evenings.',
    },
  },
}

const knitwear: ProductGroup = {
  subCategory: 'Knitwear',
  letters: 'KN',
  sizes: ages(80, 150),
  products: {
    'pearl-knit-cardigan': {
      name: 'Pearl Knit Cardigan',
      category: 'Girls',
      price: 149,
      discount: 15,
      tint: 'shell',
      bestofkids: true,
      colours: ['Oat', 'Saffron', 'Lagoon'],
      description:
        'A classic cardigan in cotton yarn with five big buttons and two pockets. Warm enough for the cinema, light enough for a bag.',
    },
    'petit-bouquet-cardigan': {
      name: 'Petit Bouquet Cardigan',
      category: 'Girls',
      price: 159,
      tint: 'palm',
      bestofkids: true,
      colours: ['Honey', 'Rose', 'Pearl'],
      description:
        'Little flowers worked over a cosy cotton cardigan. Each one has five petals and its own place.',
    },
    'bedouin-band-jumper': {
      name: 'Bedouin Band Jumper',
      category: 'Unisex',
      price: 155,
      tint: 'sun',
      colours: ['Clay', 'Night', 'Oat'],
      description:
        'Zigzag bands inspired by the weavings of desert tents, across the chest and down the sleeves. Soft merino and cotton, machine washable at 30°.',
    },
    'sunset-stripe-jumper': {
      name: 'Sunset Stripe Jumper',
      category: 'Unisex',
      price: 139,
      discount: 20,
      tint: 'lilac',
      colours: ['Coral', 'Sea', 'Sage'],
      description:
        'Every stripe is a little later in the evening. Medium knit, straight fit, ribbed neck with room for a curly head.',
    },
    'snow-on-hatta-jumper': {
      name: 'Snow on Hatta Jumper',
      category: 'Unisex',
      price: 145,
      tint: 'shell',
      stock: 'few left',
      colours: ['Sky', 'Palm', 'Charcoal'],
      description:
        'It hardly ever snows there, but you never know. A dotted cotton-wool jumper for mountain mornings.',
    },
    'argyle-slipover': {
      name: 'Argyle Slipover',
      category: 'Boys',
      price: 109,
      tint: 'sea',
      colours: ['Palm', 'Oat', 'Fig'],
      description:
        'Diamonds from an old school photograph, knitted in fine cotton. Looks best over a shirt that is already untucked.',
    },
    'school-slipover': {
      name: 'School Slipover',
      category: 'Unisex',
      price: 89,
      tint: 'sand',
      stock: 'plenty',
      sizes: ages(110, 170),
      colours: ['Night', 'Charcoal', 'Lagoon'],
      description:
        'A plain V-neck slipover that passes every dress code. Anti-pill yarn, reinforced armholes, a loop for the name tag.',
    },
  },
}

const jackets: ProductGroup = {
  subCategory: 'Jackets',
  letters: 'JK',
  sizes: ages(80, 150),
  products: {
    'oasis-teddy-jacket': {
      name: 'Oasis Teddy Jacket',
      category: 'Unisex',
      price: 179,
      discount: 10,
      tint: 'palm',
      bestofkids: true,
      colours: ['Oat', 'Clay', 'Sage'],
      description:
        'As soft as the toy it is named for, with canvas pockets and a chunky zip. Recycled pile, lined body.',
    },
    'boardwalk-denim-jacket': {
      name: 'Boardwalk Denim Jacket',
      category: 'Unisex',
      price: 169,
      tint: 'sand',
      bestseller: true,
      stock: 'plenty',
      sizes: ages(90, 170),
      colours: ['Denim', 'Chambray', 'Rose'],
      description:
        'Real denim with a little stretch, washed until soft. Brass buttons, chest pockets and honey-coloured stitching.',
    },
    'first-rain-coat': {
      name: 'First Rain Coat',
      category: 'Unisex',
      price: 165,
      tint: 'sky',
      flash: 40,
      discount: 10,
      colours: ['Sage', 'Lemon', 'Coral'],
      description:
        'For the two weeks a year when puddles appear. Waterproof, hooded, with taped seams and big flap pockets.',
    },
    'jebel-quilted-gilet': {
      name: 'Jebel Quilted Gilet',
      category: 'Unisex',
      price: 139,
      tint: 'shell',
      discount: 20,
      sizes: ages(100, 170),
      colours: ['Honey', 'Palm', 'Night'],
      description:
        'A padded gilet that leaves arms free for climbing. Recycled filling, high collar, packs into its own pocket.',
    },
    'airshow-bomber': {
      name: 'Airshow Bomber',
      category: 'Boys',
      price: 175,
      tint: 'sea',
      sizes: ages(100, 170),
      colours: ['Rose', 'Night', 'Palm'],
      description:
        'A light bomber with a satin shell and a stitched sun badge. Ribbed collar, two slanted pockets, an inside loop for the hook.',
    },
  },
}

export const warmLayers: readonly ProductGroup[] = [hoodies, knitwear, jackets]
