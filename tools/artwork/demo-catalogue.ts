/** Everything that the drawings use from the demo: its products with their colours, and the names of pictures. */
export { catalogue } from '../../demo/catalogue/catalogue.ts'
export { type ColourName, swatches } from '../../demo/catalogue/colours.ts'
export type { DemoProduct, Tint } from '../../demo/catalogue/demo-product.ts'
export { pictureName, type View, views } from '../../demo/catalogue/picture-name.ts'
