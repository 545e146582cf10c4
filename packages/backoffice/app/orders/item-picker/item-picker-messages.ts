export const itemPickerMessages = {
  colour: 'Colour',
  size: 'Size',
  quantity: 'Quantity',
  add: 'Add to order',
  back: 'Another product',
  quantityNeeded: 'At least 1.',
  notThatMany: (count: number) => `Only ${count} left.`,
  addFirst: 'Add this item to the order, or choose another product.',
  soldOut: (name: string, size: string) => `${name} in ${size} is sold out. Choose another size.`,
  notPublished: (name: string) => `${name} isn't published, so it can't be ordered.`,
}
