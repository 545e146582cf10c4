import { ages, type ProductGroup } from './plan.ts'

export const skirts: ProductGroup = {
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
      description: 'A full circle of poplin with a shoal of fish. The hem measures three metres. We checked.',
    },
  },
}
