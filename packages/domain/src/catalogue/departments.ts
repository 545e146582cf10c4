import { type Product, toSlug, type Variant } from '#catalogue/product'
import { isShoeSize } from '#catalogue/sizes'
import { memoizeByObject } from '#memoize-by-object'

/** Product groups above the sub-categories. */
export const DEPARTMENTS = ['Clothing', 'Shoes', 'Toys'] as const
export type Department = (typeof DEPARTMENTS)[number]

type Sorted = Pick<Product, 'subCategory'> & { variants: readonly Variant[] }

const SHOES =
  /\b(shoes?|sneakers?|trainers?|sandals?|boots?|slippers?|loafers?|espadrilles?|clogs?|footwear)\b/i
const TOYS = /\b(toys?|games?|puzzles?|dolls?|plush|books?)\b/i

/** Decided by the sub-category. Without one, products with only shoe sizes are shoes, including socks. */
export function getDepartment({ subCategory, variants }: Sorted): Department {
  if (SHOES.test(subCategory)) return 'Shoes'
  if (TOYS.test(subCategory)) return 'Toys'
  if (subCategory.trim()) return 'Clothing'
  const sizes = variants.flatMap((variant) => variant.sizes)
  return sizes.length > 0 && sizes.every(({ size }) => isShoeSize(size)) ? 'Shoes' : 'Clothing'
}

/** Slug of a department: `toys`. */
export const departmentSlug = (department: Department): string => department.toLowerCase()

/** Slug of the sub-category, and department. */
export const getProductTypes = memoizeByObject((product: Sorted) => ({
  slug: toSlug(product.subCategory),
  department: getDepartment(product),
}))

/** True if a product has one of the types: `dresses` names a sub-category, `toys` a department. */
export function hasProductType(product: Sorted, types: readonly string[] = []): boolean {
  if (types.length === 0) return true
  const { slug, department } = getProductTypes(product)
  return types.some((one) => one === slug || one === departmentSlug(department))
}
