import { type Product, slugOf, type Variant } from '#catalogue/product'
import { isShoeSize } from '#catalogue/sizes'
import { memoizeByObject } from '#memoize-by-object'

/** What the shop sells, above the sub-categories. */
export const DEPARTMENTS = ['Clothing', 'Shoes', 'Toys'] as const
export type Department = (typeof DEPARTMENTS)[number]

type Sorted = Pick<Product, 'subCategory'> & { variants: readonly Variant[] }

const SHOES =
  /\b(shoes?|sneakers?|trainers?|sandals?|boots?|slippers?|loafers?|espadrilles?|clogs?|footwear)\b/i
const TOYS = /\b(toys?|games?|puzzles?|dolls?|plush|books?)\b/i

/** By the words of the sub-category; without one, shoes are what comes in shoe sizes only. Socks do too. */
export function departmentOf({ subCategory, variants }: Sorted): Department {
  if (SHOES.test(subCategory)) return 'Shoes'
  if (TOYS.test(subCategory)) return 'Toys'
  if (subCategory.trim()) return 'Clothing'
  const sizes = variants.flatMap((variant) => variant.sizes)
  return sizes.length > 0 && sizes.every(({ size }) => isShoeSize(size)) ? 'Shoes' : 'Clothing'
}

/** A department as addresses write it: `toys`. */
export const departmentSlug = (department: Department): string => department.toLowerCase()

/** What the type of a product is called in addresses: its sub-category and its department. */
export const productTypesOf = memoizeByObject((product: Sorted) => ({
  slug: slugOf(product.subCategory),
  department: departmentOf(product),
}))

/** Whether a product is of one of the wanted types: `dresses` names a sub-category, `toys` a department. */
export function hasProductType(product: Sorted, wanted: readonly string[] = []): boolean {
  if (wanted.length === 0) return true
  const { slug, department } = productTypesOf(product)
  return wanted.some((one) => one === slug || one === departmentSlug(department))
}
