const english = {
  chart: { size: 'Size', height: 'Height (cm)', age: 'Age' },
  shoeChart: 'Shoe sizes',
  footLength: 'Foot length (cm)',
}

export const sizeTableMessages = english
