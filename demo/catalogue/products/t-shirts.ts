import { ages, type ProductGroup } from './plan.ts'

export const tShirts: ProductGroup = {
  subCategory: 'T-shirts',
  letters: 'TS',
  sizes: ages(80, 140),
  products: {
    'sunrise-tee': {
      name: 'Sunrise Tee',
      category: 'Unisex',
      price: 59,
      discount: 20,
      tint: 'sand',
      bestseller: true,
      colours: ['Pearl', 'Coral', 'Sea'],
      description:
        'The sun comes up behind two dunes on soft organic cotton jersey. The neckline is ribbed so it goes over sleepy heads without a fight. Wash at 40°.',
    },
    'corniche-breton-top': {
      name: 'Corniche Breton Top',
      category: 'Unisex',
      price: 69,
      tint: 'shell',
      colours: ['Sea', 'Coral', 'Palm'],
      description:
        'A long-sleeved striped top for early walks by the water. Two wooden buttons open the shoulder, and the chest pocket lines up with the stripes.',
    },
    'dhow-at-sea-tee': {
      name: 'Dhow at Sea Tee',
      category: 'Boys',
      price: 59,
      tint: 'sky',
      bestofkids: true,
      discount: 10,
      colours: ['Sky', 'Pearl', 'Saffron'],
      description:
        'A dhow under full sail on mid-weight cotton that keeps its shape. Printed with water-based ink, so the print stays soft.',
    },
    'camel-moon-long-sleeve': {
      name: 'Camel under the Moon Long Sleeve',
      category: 'Unisex',
      price: 69,
      tint: 'lilac',
      bestofkids: true,
      colours: ['Night', 'Saffron', 'Shell'],
      description:
        'A small camel walks home by moonlight. Brushed cotton with a close cuff for evenings when the air conditioning is on.',
    },
    'falcon-flight-tee': {
      name: 'Falcon Flight Tee',
      category: 'Boys',
      price: 65,
      tint: 'palm',
      discount: 15,
      sizes: ages(100, 160),
      colours: ['Clay', 'Oat', 'Palm'],
      description:
        'Wings wide, straight across the chest. Cut a little longer so it stays tucked in through football.',
    },
    'green-turtle-tee': {
      name: 'Green Turtle Tee',
      category: 'Unisex',
      price: 59,
      tint: 'sea',
      flash: 30,
      discount: 10,
      colours: ['Lagoon', 'Coral', 'Sage'],
      description:
        'One big turtle on its way to the beach. Breathable jersey with flat seams that do not rub under a rucksack.',
    },
    'three-waves-tee': {
      name: 'Three Waves Tee',
      category: 'Unisex',
      price: 55,
      tint: 'sand',
      colours: ['Sky', 'Pearl', 'Night'],
      description: 'Three hand-drawn waves, a slightly boxy fit and cotton that dries quickly on the line.',
    },
    'half-sun-tee': {
      name: 'Half Sun Tee',
      category: 'Unisex',
      price: 59,
      tint: 'sun',
      colours: ['Palm', 'Sea', 'Rose'],
      description:
        'The sun halfway into the sea, with room to grow in the shoulders. It has been washed once already, so it will not shrink again.',
    },
    'star-rocket-tee': {
      name: 'To the Stars Rocket Tee',
      category: 'Boys',
      price: 59,
      tint: 'lilac',
      colours: ['Night', 'Lagoon', 'Mist'],
      description:
        'For children who count down from ten before breakfast. Soft cotton, tagless neck, a rocket with two boosters.',
    },
    'everyday-pocket-tee': {
      name: 'Everyday Pocket Tee',
      category: 'Unisex',
      price: 45,
      tint: 'shell',
      bestseller: true,
      stock: 'plenty',
      sizes: ages(80, 170),
      colours: ['Night', 'Pearl', 'Coral', 'Sage'],
      description:
        'The one that is never in the drawer because it is always being worn. Heavy cotton, one pocket, four colours that go with everything else.',
    },
    'courtyard-palm-tee': {
      name: 'Courtyard Palm Tee',
      category: 'Unisex',
      price: 59,
      tint: 'palm',
      colours: ['Sea', 'Pearl', 'Clay'],
      description:
        'A palm seen through an old archway, printed in three colours. Ribbed neck in a second colour and a straight hem.',
    },
    'scattered-star-tee': {
      name: 'Scattered Star Tee',
      category: 'Girls',
      price: 55,
      discount: 20,
      tint: 'sky',
      colours: ['Sage', 'Shell', 'Night'],
      description:
        'Small stars all over, down to the hem and round the back. Light jersey for layering under dungarees.',
    },
    'sandbar-stripe-tee': {
      name: 'Sandbar Stripe Tee',
      category: 'Unisex',
      price: 65,
      tint: 'sea',
      colours: ['Pearl', 'Lagoon'],
      description:
        'Broad stripes in the colours of a sandbar at low tide. The stripes are knitted in, not printed, and match at the side seams.',
    },
    'creek-raglan-tee': {
      name: 'Creek Raglan Tee',
      category: 'Boys',
      price: 62,
      tint: 'sand',
      sizes: ages(100, 170),
      colours: ['Lagoon', 'Saffron', 'Shell'],
      description:
        'Long sleeves in a second colour, set in at the neck so arms can swing. Good for climbing frames.',
    },
    'heart-row-tee': {
      name: 'Row of Hearts Tee',
      category: 'Girls',
      price: 55,
      tint: 'lilac',
      colours: ['Oat', 'Rose', 'Sky'],
      description:
        'Four felted hearts in a row on soft cotton. The colours stay bright when it is washed inside out.',
    },
    'petal-sleeve-tee': {
      name: 'Petal Sleeve Tee',
      category: 'Girls',
      price: 59,
      tint: 'sea',
      colours: ['Saffron', 'Lilac', 'Pearl'],
      description:
        'Fine ribbed cotton with sleeves that open like petals. Stretches with every cartwheel and comes back into shape.',
    },
    'sidra-blossom-tee': {
      name: 'Sidra Blossom Tee (زهرة السدر)',
      category: 'Girls',
      price: 65,
      tint: 'sun',
      colours: ['Pearl', 'Shell', 'Lagoon'],
      description:
        'Blossoms of the sidr tree on a tee with small puffed sleeves. Light enough for August, soft enough for naps.',
    },
  },
}
