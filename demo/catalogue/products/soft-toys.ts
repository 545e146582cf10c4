import { oneSize, type ProductGroup } from './plan.ts'

const soft: ProductGroup = {
  subCategory: 'Soft toys',
  letters: 'PL',
  sizes: oneSize,
  products: {
    'noor-the-camel': {
      name: 'Noor the Camel',
      category: 'Unisex',
      price: 99,
      tint: 'sun',
      colours: ['Sand', 'Pearl', 'Rose'],
      description:
        'Noor carries a woven blanket, five tassels and any secret you tell her. 32 cm tall, machine washable, safe from birth.',
    },
    'luli-the-bunny': {
      name: 'Luli the Bunny',
      category: 'Unisex',
      price: 89,
      tint: 'shell',
      colours: ['Pearl', 'Sage', 'Lilac'],
      description:
        'Luli has felt ears for whispering into and a knitted scarf that really comes off. Recycled filling, embroidered nose.',
    },
    'bashir-the-bear': {
      name: 'Bashir the Bear',
      category: 'Unisex',
      price: 95,
      discount: 10,
      tint: 'sea',
      colours: ['Clay', 'Oat', 'Mist'],
      description: 'Bashir dresses for dinner, bow tie and all. He sits by himself and is good at listening.',
    },
    'fanak-the-fennec': {
      name: 'Fanak the Fennec',
      category: 'Unisex',
      price: 89,
      tint: 'palm',
      colours: ['Sand', 'Coral', 'Pearl'],
      description:
        'The smallest fox of the sands, with the biggest ears. Soft pile, felt details and a tail worth holding.',
    },
    'fil-the-elephant': {
      name: 'Fil the Elephant',
      category: 'Unisex',
      price: 95,
      tint: 'lilac',
      bestseller: true,
      colours: ['Mist', 'Lagoon', 'Rose'],
      description:
        'A long trunk for hanging over cot rails and ears lined with felt. Fil never forgets a name.',
    },
    'bouma-the-owl': {
      name: 'Bouma the Owl',
      category: 'Unisex',
      price: 85,
      tint: 'sky',
      discount: 15,
      colours: ['Saffron', 'Fig', 'Sage'],
      description: 'Awake when you are not. Stitched feathers, felt wings and two very large eyes.',
    },
    'duna-the-dugong': {
      name: 'Duna the Dugong',
      category: 'Unisex',
      price: 95,
      discount: 10,
      tint: 'sea',
      bestseller: true,
      colours: ['Lagoon', 'Rose', 'Mist'],
      description:
        'The gentle sea cow that grazes off Abu Dhabi, 40 cm from nose to tail. Heavy in the middle, so she lies still while you sleep.',
    },
    'sulhafa-the-turtle': {
      name: 'Sulhafa the Turtle (سلحفاة)',
      category: 'Unisex',
      price: 89,
      tint: 'sand',
      colours: ['Sage', 'Clay', 'Lagoon'],
      description: 'A quilted corduroy shell and four patient flippers. Slow to wear out.',
    },
    'mawj-the-whale': {
      name: 'Mawj the Whale',
      category: 'Unisex',
      price: 92,
      tint: 'shell',
      colours: ['Lagoon', 'Night', 'Sky'],
      description:
        'Mawj means wave, and this one carries a small fountain of felt. Round, heavy in the hand, lovely to lean on.',
    },
    'okto-the-octopus': {
      name: 'Okto the Octopus',
      category: 'Unisex',
      price: 79,
      flash: 25,
      discount: 10,
      tint: 'sun',
      bestofkids: true,
      colours: ['Sky', 'Coral', 'Lilac'],
      description:
        'Five arms in front, three behind, and a scarf for all of them. Easy to grab from any side.',
    },
    'najma-the-starfish': {
      name: 'Najma the Starfish',
      category: 'Unisex',
      price: 69,
      tint: 'palm',
      colours: ['Rose', 'Saffron', 'Lagoon'],
      description: 'A star that fits under a cheek. Soft pile with felt dots, half toy and half pillow.',
    },
    'mira-cloth-doll': {
      name: 'Mira Cloth Doll',
      category: 'Girls',
      price: 109,
      tint: 'shell',
      sizes: oneSize,
      colours: ['Coral', 'Lagoon', 'Saffron'],
      description:
        'Mira wears a linen dress with daisies and boots for walking. Hand-finished face, hair that can be brushed with fingers.',
    },
    'falcon-hand-puppet': {
      name: 'Falcon Hand Puppet',
      category: 'Boys',
      price: 59,
      tint: 'lilac',
      stock: 'few left',
      colours: ['Sand', 'Clay', 'Mist'],
      description: 'A felt falcon that flies, nods and complains about dinner. Fits small and large hands.',
    },
  },
}

export const softToys: readonly ProductGroup[] = [soft]
