const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const demoMessages = {
  title: 'Demo products',
  none: 'The demo products have been removed. Everything in the shop is yours.',
  left: (products: number, codes: number) =>
    `The shop still has ${counted(products, 'demo product', 'demo products')} and ${counted(codes, 'demo discount code', 'demo discount codes')}.`,
  remove: 'Remove demo products',
  ask: 'Remove the demo products?',
  about:
    "Demo products and discount codes are deleted. Ordered products are archived to keep orders complete. You can't undo this.",
  keep: 'Cancel',
  removed: (removed: number, archived: number) =>
    archived === 0
      ? `${counted(removed, 'demo product', 'demo products')} removed.`
      : `${counted(removed, 'demo product', 'demo products')} removed, ${archived} archived.`,
}
