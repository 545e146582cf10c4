import { catalogue, type DemoProduct, pictureName, type View, views } from './demo-catalogue.ts'
import { looks } from './looks/looks.ts'

export interface PlannedPicture {
  product: DemoProduct
  colour: number
  view: View
  file: string
}

const planPictures = (view: View, everyColour: boolean): PlannedPicture[] =>
  catalogue
    .filter((product) => looks[product.handle])
    .flatMap((product) =>
      product.colours.slice(0, everyColour ? undefined : 1).map((colour, index) => ({
        product,
        colour: index,
        view,
        file: pictureName(product.handle, colour.colorName, view),
      })),
    )

/** Covers of all colours first, newest product first; then the other views of each first colour. */
export const plannedPictures = (): PlannedPicture[] =>
  views.flatMap((view) => planPictures(view, view === 'front'))
