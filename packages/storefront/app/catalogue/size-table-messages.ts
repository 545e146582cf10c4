import type { Catalogue } from '#platform/messages'

const english = {
  chart: { size: 'Size', height: 'Height (cm)', age: 'Age' },
  shoeChart: 'Shoe sizes',
  footLength: 'Foot length (cm)',
}

export const sizeTableMessages: Catalogue<typeof english> = { en: english }
