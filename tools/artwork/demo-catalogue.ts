/** All that the drawings read of the shop: which products there are, in which colours, and how pictures are named. */
export { catalogue } from '../../demo/catalogue/catalogue.ts'
export { type ColourName, swatches } from '../../demo/catalogue/colours.ts'
export type { DemoProduct, Tint } from '../../demo/catalogue/demo-product.ts'
export { pictureName, type View, views } from '../../demo/catalogue/picture-name.ts'
