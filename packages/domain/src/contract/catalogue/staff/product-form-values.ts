import type { WholeProduct } from '#contract/catalogue/staff/product-fields'
import type { ProductField } from '#contract/catalogue/staff/product-form'

/** Values of a product's form by the name of their field: `price`, `colour.<id>.name`, `size.<id>.barcode`. */
export type FormValues = Record<string, unknown>

const under = (prefix: string, values: object): FormValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]))

/** Everything of a product that its form may change; stock is not in it. Apart from `product-form.ts`, so that browsers can do without its rules. */
export function formValues(product: WholeProduct): FormValues {
  const {
    id: _,
    publishedAt: _publishedAt,
    appliedSale: _appliedSale,
    formatted: _formatted,
    lowestPrice: _lowestPrice,
    relatedProducts: _relatedProducts,
    colours,
    ...own
  } = product
  const ofColours = colours.map(({ id, sizes: _sizes, ...colour }) => under(`colour.${id}`, colour))
  const ofSizes = colours
    .flatMap(({ sizes }) => sizes)
    .map(({ id, size: _size, stock: _stock, counted: _counted, movement: _movement, ...size }) =>
      under(`size.${id}`, size),
    )
  // Every field: one that the answer does not have would stand empty on the screen.
  const fields = { ...own, colours: colours.map(({ id }) => id) } satisfies Record<ProductField, unknown>
  return Object.assign(fields, ...ofColours, ...ofSizes)
}
