import { ages, oneSize, type ProductGroup } from './plan.ts'

const hats: ProductGroup = {
  subCategory: 'Hats',
  letters: 'HT',
  sizes: ages(80, 120),
  products: {
    'shell-sun-hat': {
      name: 'Shell Sun Hat',
      category: 'Unisex',
      price: 49,
      tint: 'sky',
      colours: ['Pearl', 'Shell', 'Palm'],
      description:
        'A wide, stitched brim and ties with a wooden bead, so the wind can have its way. UPF 50+ cotton.',
    },
    'gingham-bucket-hat': {
      name: 'Woven Stripe Bucket Hat',
      category: 'Unisex',
      price: 45,
      discount: 15,
      tint: 'sun',
      colours: ['Sea', 'Clay', 'Oat'],
      description: 'Linen with a fine woven stripe. Folds flat, springs back, ties under the chin.',
    },
    'date-farm-straw-hat': {
      name: 'Date Farm Straw Hat',
      category: 'Girls',
      price: 65,
      tint: 'sea',
      sizes: ages(90, 140),
      colours: ['Sage', 'Coral', 'Sky'],
      description: 'Plaited straw with a cotton ribbon and bow. An inner band lets it grow by two sizes.',
    },
    'half-sun-cap': {
      name: 'Half Sun Cap',
      category: 'Boys',
      price: 49,
      tint: 'shell',
      discount: 20,
      sizes: ages(90, 160),
      colours: ['Pearl', 'Sea', 'Coral'],
      description:
        'Canvas cap with a felt sun and a stitched peak. The strap at the back closes without a buckle.',
    },
    'pompom-beanie': {
      name: 'Pompom Beanie',
      category: 'Unisex',
      price: 45,
      tint: 'palm',
      stock: 'few left',
      sizes: ages(80, 140),
      colours: ['Rose', 'Night', 'Saffron'],
      description:
        'Chunky knit with a fluffy pompom for camping nights. The rib folds once or twice, as the weather asks.',
    },
  },
}

const small: ProductGroup = {
  subCategory: 'Accessories',
  letters: 'AC',
  sizes: oneSize,
  products: {
    'tide-socks': {
      name: 'Tide Socks, 3 pairs',
      category: 'Unisex',
      price: 39,
      tint: 'sun',
      bestseller: true,
      stock: 'plenty',
      sizes: ['21', '24', '27', '30', '33', '36', '39', '42'],
      colours: ['Sea', 'Clay', 'Coral'],
      description:
        'Stripes, waves and dots in one bundle. Combed cotton with flat toes and heels in a second colour.',
    },
    'linen-hair-bows': {
      name: 'Linen Hair Bows, set of three',
      category: 'Girls',
      price: 29,
      tint: 'sea',
      colours: ['Sky', 'Rose', 'Lemon'],
      description: 'Three sizes of bow on clips that hold fine hair. Washed linen, hand-tied.',
    },
    'round-sunglasses': {
      name: 'Round Sunglasses',
      category: 'Unisex',
      price: 55,
      discount: 10,
      tint: 'lilac',
      colours: ['Palm', 'Coral', 'Honey'],
      description:
        'Bendy frames that survive being sat on, with real UV 400 lenses. The pouch cleans them too.',
    },
    'rainy-day-umbrella': {
      name: 'Cloud Umbrella',
      category: 'Unisex',
      price: 69,
      tint: 'sky',
      colours: ['Lagoon', 'Coral', 'Night'],
      description: 'Brings its own clouds. Wooden crook, rounded tips, an opening that spares small fingers.',
    },
    'fennec-rucksack': {
      name: 'Fennec Rucksack',
      category: 'Unisex',
      price: 119,
      tint: 'shell',
      colours: ['Clay', 'Sand', 'Mist'],
      description:
        'A small rucksack with two ears and a wide pocket. Padded straps, chest clip, name label inside.',
    },
    'school-rucksack': {
      name: 'Sunrise School Rucksack',
      category: 'Unisex',
      price: 149,
      discount: 10,
      tint: 'palm',
      bestseller: true,
      colours: ['Coral', 'Night', 'Sea'],
      description:
        'Fits folders, lunch and one secret. Recycled canvas, two compartments, side pockets for a bottle.',
    },
    'desert-walk-bottle': {
      name: 'Desert Walk Bottle',
      category: 'Unisex',
      price: 65,
      tint: 'sand',
      colours: ['Night', 'Sage', 'Coral'],
      description:
        'Keeps water cold for twelve hours, even on the dashboard. Steel inside, wooden cap, 350 ml.',
    },
    'picnic-lunch-box': {
      name: 'Picnic Lunch Box',
      category: 'Unisex',
      price: 75,
      discount: 15,
      tint: 'sun',
      colours: ['Sea', 'Sky', 'Shell'],
      description:
        'A light tin with two clips and dunes along the bottom. The tray inside keeps dates away from cheese.',
    },
  },
}

export const accessories: readonly ProductGroup[] = [hats, small]
