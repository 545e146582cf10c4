export const itemPickerMessages = {
  colour: 'Colour',
  size: 'Size',
  quantity: 'Quantity',
  add: 'Add to order',
  back: 'Another product',
  quantityNeeded: 'At least 1.',
  notThatMany: (count: number) => `Only ${count} left.`,
}
