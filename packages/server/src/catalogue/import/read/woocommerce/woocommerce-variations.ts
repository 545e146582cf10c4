import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import { combinations } from '#catalogue/import/read/read-options'
import { WOO } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import type { WooRecord } from '#catalogue/import/read/woocommerce/woocommerce-record'
import { getShare, sharedStock } from '#catalogue/import/read/woocommerce/woocommerce-stock'

/** A sellable combination: one value of each option. */
export interface WooVariation {
  record: WooRecord
  values: string[]
  stock: string | undefined
  /** False for the further values of a variation without a value, since its SKU is for one size. */
  isFirst: boolean
}

export interface WooOptions {
  names: string[]
  variations: WooVariation[]
}

/** The variations of a product with the attributes in which they differ. */
export function listVariations(
  product: WooRecord,
  children: readonly WooRecord[],
  findings: Findings,
): WooOptions {
  const sold = children.filter((child) => isOffered(child, findings))
  const names = [...new Set(children.flatMap(({ attributes }) => attributes.map(({ name }) => name)))]
  const offered = new Map(product.attributes.map(({ name, values }) => [name, values]))
  const shared = sharedStock(
    product,
    sold.filter((child) => child.text(WOO.stock).toLowerCase() === 'parent'),
    findings,
  )
  const variations = sold.flatMap((record) => {
    const attributeValues = new Map(record.attributes.map(({ name, values }) => [name, values]))
    const choices = names.map((name) => listValues(attributeValues.get(name), offered.get(name)))
    const all = combinations(choices)
    if (all.length > 1) findings.note(record.line, importReason('any_value', String(all.length)))
    const stock = shared.get(record) ?? record.text(WOO.stock)
    return all.map((values, at) => ({
      record,
      values,
      stock: /^\d+$/.test(stock) ? String(getShare(Number(stock), all.length, at)) : stock,
      isFirst: at === 0,
    }))
  })
  return { names, variations }
}

/** A variation without a value covers all values of the product. */
function listValues(
  attributeValues: readonly string[] = [],
  offered: readonly string[] = [],
): readonly string[] {
  if (attributeValues.length > 0) return [attributeValues.join(', ')]
  return offered.length > 0 ? offered : ['']
}

/** A disabled variation is not sold. */
function isOffered(child: WooRecord, findings: Findings): boolean {
  const isOn = !['0', '-1'].includes(child.text(WOO.published))
  if (!isOn) findings.note(child.line, importReason('switched_off'))
  return isOn
}
