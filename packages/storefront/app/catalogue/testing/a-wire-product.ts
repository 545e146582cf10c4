import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'

export const aVariant = (
  colorName: string,
  images: string[],
  stocks: number,
): WireProduct['variants'][number] => ({
  colorName,
  swatch: null,
  images,
  sizes: [{ size: '90', stocks, subSKU: `S-${colorName}` }],
  stocks,
})

/** A product for tests: half sold out, in the flash sale, with texts that pages must not interpret as markup. */
export const aWireProduct = (change: Partial<WireProduct> = {}): WireProduct => ({
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'Dune Gauze Dress',
  sku: 'LD-1',
  description: 'Two layers </script><b>',
  category: 'Girls',
  subCategory: 'Dresses',
  image: ['/a', '/b'],
  price: 129,
  discount: 10,
  flashsale: true,
  flashDiscount: 20,
  flashdiscount: 20,
  bestseller: false,
  bestofkids: false,
  variants: [aVariant('Shell', ['/b', '/c'], 0), aVariant('Sage', ['/d', '/a'], 3)],
  ...change,
})
