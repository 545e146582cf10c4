import { arranged } from './arrangement.ts'
import { type ColourName, swatches } from './colours.ts'
import type { DemoColour, DemoProduct } from './demo-product.ts'
import { drawnPictures } from './drawn-pictures.ts'
import { pictureName, views } from './picture-name.ts'
import { accessories } from './products/accessories.ts'
import { babywear } from './products/babywear.ts'
import { bottoms } from './products/bottoms.ts'
import { dresses } from './products/dresses.ts'
import { nightwear } from './products/nightwear.ts'
import type { ProductGroup, ProductPlan } from './products/plan.ts'
import { shoes } from './products/shoes.ts'
import { softToys } from './products/soft-toys.ts'
import { swimwear } from './products/swimwear.ts'
import { tops } from './products/tops.ts'
import { toys } from './products/toys.ts'
import { warmLayers } from './products/warm-layers.ts'
import { getStock } from './stock-rule.ts'

const groups: readonly ProductGroup[] = [
  ...tops,
  ...warmLayers,
  ...dresses,
  ...bottoms,
  ...nightwear,
  ...babywear,
  ...swimwear,
  ...accessories,
  ...shoes,
  ...softToys,
  ...toys,
]

const FIRST_NUMBER = 104
const NUMBER_STEP = 7

function createColourBuilder(handle: string, sku: string, plan: ProductPlan, sizes: readonly string[]) {
  return (colorName: ColourName): DemoColour => ({
    colorName,
    swatch: swatches[colorName],
    pictures: views
      .map((view) => pictureName(handle, colorName, view))
      .filter((file) => drawnPictures.has(file)),
    sizes: sizes.map((size) => {
      const subSKU = `${sku}-${colorName.toUpperCase()}-${size === 'One Size' ? 'OS' : size}`
      return { size, stocks: getStock(subSKU, plan.stock), subSKU }
    }),
  })
}

function buildProduct(group: ProductGroup, handle: string, plan: ProductPlan, number: number): DemoProduct {
  const sku = `LD-${group.letters}-${String(number).padStart(4, '0')}`
  const flashDiscount = plan.flash ?? 0
  return {
    handle,
    name: plan.name,
    sku,
    description: plan.description,
    category: plan.category,
    subCategory: group.subCategory,
    price: plan.price,
    discount: plan.discount ?? 0,
    flashsale: flashDiscount > 0,
    flashDiscount,
    bestseller: plan.bestseller ?? false,
    bestofkids: plan.bestofkids ?? false,
    tint: plan.tint,
    colours: plan.colours.map(createColourBuilder(handle, sku, plan, plan.sizes ?? group.sizes)),
  }
}

function allProducts(): DemoProduct[] {
  const plans = groups.flatMap((group) =>
    Object.entries(group.products).map(([handle, plan]) => ({ group, handle, plan })),
  )
  return plans.map(({ group, handle, plan }, index) =>
    buildProduct(group, handle, plan, FIRST_NUMBER + index * NUMBER_STEP),
  )
}

/** All products of the demo shop, newest first. */
export const catalogue: readonly DemoProduct[] = arranged(allProducts())
