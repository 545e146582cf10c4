import { onePieces } from './dungarees.ts'
import { occasion } from './occasion-wear.ts'
import { ages, type ProductGroup } from './plan.ts'

const dressGroup: ProductGroup = {
  subCategory: 'Dresses',
  letters: 'GD',
  sizes: ages(80, 140),
  products: {
    'dune-gauze-dress': {
      name: 'Dune Gauze Dress',
      category: 'Girls',
      price: 129,
      discount: 20,
      tint: 'palm',
      colours: ['Shell', 'Sage', 'Saffron'],
      description:
        'Three tiers of crinkled cotton gauze that never need an iron. Flutter sleeves, pearl buttons, and plenty of air underneath.',
    },
    'desert-daisy-smock': {
      name: 'Desert Daisy Smock',
      category: 'Girls',
      price: 119,
      tint: 'sky',
      colours: ['Sea', 'Coral', 'Pearl'],
      description:
        'Daisies after the winter rain, on crisp poplin with a round collar. Puffed sleeves and a skirt made for spinning.',
    },
    'cherry-picnic-smock': {
      name: 'Cherry Picnic Smock',
      category: 'Girls',
      price: 115,
      tint: 'sun',
      flash: 30,
      colours: ['Lemon', 'Pearl', 'Lagoon'],
      description:
        'Pairs of cherries all over and a white collar on top. The pockets are hidden in the side seams.',
    },
    'corduroy-story-smock': {
      name: 'Corduroy Story Smock',
      category: 'Girls',
      price: 139,
      discount: 10,
      tint: 'shell',
      bestofkids: true,
      colours: ['Fig', 'Clay', 'Sea'],
      description:
        'Fine cotton corduroy for story hour on the rug. Wide at the hem, neat at the neck, soft after the first wash.',
    },
    'pocket-pinafore': {
      name: 'Pocket Pinafore',
      category: 'Girls',
      price: 125,
      tint: 'sea',
      colours: ['Rose', 'Palm', 'Honey'],
      description:
        'A corduroy pinafore with two generous pockets and straps that button in three places, so it lasts three years.',
    },
    'denim-pinafore': {
      name: 'Denim Pinafore',
      category: 'Girls',
      price: 129,
      discount: 15,
      tint: 'sand',
      sizes: ages(90, 160),
      colours: ['Chambray', 'Denim'],
      description:
        'Washed denim over any tee in the drawer. Adjustable straps and double-stitched pockets for stones.',
    },
    'lemonade-sundress': {
      name: 'Lemonade Sundress',
      category: 'Girls',
      price: 99,
      tint: 'lilac',
      flash: 35,
      discount: 15,
      colours: ['Sky', 'Night', 'Pearl'],
      description:
        'Shoulder straps that tie in bows, a smocked top that stretches, lemons down to the hem. Cool cotton for long afternoons.',
    },
    'gingham-sundress': {
      name: 'Gingham Sundress',
      category: 'Girls',
      price: 95,
      tint: 'sun',
      colours: ['Sea', 'Coral', 'Sage'],
      description:
        'Checked cotton with a gathered skirt and a stretchy back. Dries in an hour on the balcony.',
    },
    'eid-evening-dress': {
      name: 'Eid Evening Dress',
      category: 'Girls',
      price: 249,
      discount: 10,
      tint: 'sea',
      colours: ['Blush', 'Sage', 'Lilac'],
      description:
        'Layers of soft tulle with a scatter of gold, a satin sash and a cotton lining that does not scratch. For the evening everyone dresses up.',
    },
    'shooting-star-dress': {
      name: 'Shooting Star Dress',
      category: 'Girls',
      price: 89,
      tint: 'sand',
      colours: ['Night', 'Rose', 'Pearl'],
      description:
        'Long-sleeved jersey with stars from shoulder to hem. Comfortable enough to sleep in, and some do.',
    },
    'half-and-half-dress': {
      name: 'Half and Half Dress',
      category: 'Girls',
      price: 85,
      discount: 20,
      tint: 'shell',
      colours: ['Lagoon', 'Saffron', 'Pearl'],
      description:
        'A tee on top, a swirly skirt below, and no gap in between. Soft jersey with a sun on the front.',
    },
    'cosy-knit-dress': {
      name: 'Cosy Knit Dress',
      category: 'Girls',
      price: 145,
      tint: 'lilac',
      stock: 'few left',
      colours: ['Oat', 'Fig', 'Sage'],
      description:
        'A knitted dress with pockets for cold fingers. Cotton and a little wool, ribbed at neck, cuffs and hem.',
    },
    'garden-wall-dress': {
      name: 'Garden Wall Dress',
      category: 'Girls',
      price: 135,
      tint: 'sky',
      sizes: ages(90, 160),
      colours: ['Pearl', 'Saffron', 'Sea'],
      description:
        'Jasmine sprigs climb over two tiers of poplin. A small frill at the neck, puffed sleeves, buttons at the back.',
    },
    'mosaic-courtyard-dress': {
      name: 'Mosaic Courtyard Dress',
      category: 'Girls',
      price: 129,
      tint: 'palm',
      colours: ['Lagoon', 'Pearl', 'Clay'],
      description:
        'Tile stars in rows on cool poplin, the way they lie around a fountain. Short sleeves, tiered skirt, side pockets.',
    },
    'linen-frill-dress': {
      name: 'Linen Frill Dress',
      category: 'Girls',
      price: 149,
      tint: 'sun',
      sizes: ages(90, 170),
      colours: ['Coral', 'Oat', 'Sky'],
      description:
        'Washed linen with a standing frill and flutter sleeves. It softens every summer and can be handed down twice.',
    },
    'graph-paper-smock': {
      name: 'Graph Paper Smock',
      category: 'Girls',
      price: 109,
      tint: 'shell',
      colours: ['Pearl', 'Sky', 'Saffron'],
      description:
        'Thin lines cross on smooth cotton, like the first page of a maths book. Round collar, short sleeves, pockets for pencils.',
    },
    'confetti-party-smock': {
      name: 'Confetti Party Smock',
      category: 'Girls',
      price: 115,
      discount: 10,
      tint: 'lilac',
      colours: ['Pearl', 'Lilac', 'Coral'],
      description:
        'Paper confetti, but it washes out of nothing and stays on the dress. Flutter sleeves and a party-length skirt.',
    },
  },
}

export const dresses: readonly ProductGroup[] = [dressGroup, occasion, onePieces]
