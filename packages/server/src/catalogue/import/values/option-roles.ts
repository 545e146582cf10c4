import { normalizeForComparison } from '#catalogue/import/values/plain-text'

/** Role of an option in this shop, where every product has colours and every colour has sizes. */
export type OptionRole = 'colour' | 'size'

export interface ProductOption {
  name: string
  /** The export's own hint, e.g. `product.metafields.shopify.shoe-size`. */
  linkedTo: string
  values: readonly string[]
}

const SIZE_NAMES =
  /\b(size|sizes|talla|tallas|tamano|tamanos|meses|months|edad|age|ages|anos|years|medida|medidas|capacidad|capacity|volume|volumen|taille|große|grosse|numero|largo|length)\b|مقاس|قياس|حجم|عمر/
const COLOUR_NAMES =
  /\b(color|colors|colores|colour|colours|couleur|farbe|diseno|design|estampado|pattern|print|tono)\b|لون|الوان/
const PLAIN_COLOUR_NAMES = /\b(color|colors|colores|colour|colours|couleur|farbe)\b|لون|الوان/
const GENDER_NAMES = /\b(genero|gender|sexo|sex)\b/

/** '3-6M', '18-24-meses', '8oz', '28', 'XL', '2T', 'Talla única'. */
const SIZE_VALUE =
  /^(eu |uk |us )?\d|^(xxs|xs|s|m|l|xl|xxl|xxxl|small|medium|large|pequeno|mediano|grande|newborn|recien nacido|prematuro|one size|talla unica|unica)$/

const looksLikeSizes = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => SIZE_VALUE.test(normalizeForComparison(value)))

/** Shopify gives a product without options one option `Title` with the value `Default Title`. */
const isPlaceholder = (option: ProductOption): boolean =>
  option.name === '' || (option.name === 'Title' && option.values.every((value) => value === 'Default Title'))

/** True for names of a colour, not of a design or another choice. */
export const isColourName = (name: string): boolean => PLAIN_COLOUR_NAMES.test(normalizeForComparison(name))

export const isGenderOption = (option: ProductOption): boolean =>
  GENDER_NAMES.test(normalizeForComparison(option.name))

/**
 * The role of an option by its link, then its name, then the form of its values. Options with names such as `Estilo`
 * are colours and designs in one product and sizes in another. Null for the placeholder of a product without options.
 */
export function getRole(option: ProductOption): OptionRole | null {
  if (isPlaceholder(option)) return null
  if (/\b(shoe-size|size)$/.test(option.linkedTo)) return 'size'
  if (/color-pattern$/.test(option.linkedTo)) return 'colour'
  const name = normalizeForComparison(option.name)
  if (COLOUR_NAMES.test(name) || GENDER_NAMES.test(name)) return 'colour'
  if (SIZE_NAMES.test(name)) return 'size'
  return looksLikeSizes(option.values) ? 'size' : 'colour'
}

/** The file's name of the customer's choice besides the size. Empty for a colour, alone or with an audience. */
export function shownOptionName(options: readonly ProductOption[]): string {
  const chosen = options.filter((option) => getRole(option) === 'colour')
  const isColour = ({ name, linkedTo }: ProductOption) =>
    /color-pattern$/.test(linkedTo) || isColourName(name)
  if (chosen.every((option) => isColour(option) || isGenderOption(option))) return ''
  return chosen.map(({ name }) => name).join(' / ')
}
