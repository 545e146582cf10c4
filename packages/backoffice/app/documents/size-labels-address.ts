import { PATHS } from '#shell/paths'

/** Paper of size labels: single labels from a thermal printer, or sheets. */
export const LABEL_PAPERS = ['thermal', 'sheet'] as const
export type LabelPaper = (typeof LABEL_PAPERS)[number]

/** Maximum of labels per document. */
export const MAX_LABELS = 500

/** Maximum of products per document; a page of sizes has as many. */
const MAX_PRODUCTS = 50

export interface AskedLabels {
  sizeId: string
  copies: number
}

export const sizeLabelsAddress = (
  productIds: readonly string[],
  paper: LabelPaper,
  asked: readonly AskedLabels[],
): string =>
  `${PATHS.sizeLabels}?${new URLSearchParams([
    ...productIds.map((id) => ['product', id]),
    ['paper', paper],
    ...asked.map(({ sizeId, copies }) => ['size', `${sizeId}.${copies}`]),
  ])}`

/** Limited to the maximum of a document; thermal labels by default. */
export function readSizeLabelsAddress(parameters: URLSearchParams): {
  productIds: string[]
  paper: LabelPaper
  asked: AskedLabels[]
} {
  let room = MAX_LABELS
  const asked = parameters.getAll('size').flatMap((text) => {
    const [, sizeId = '', copies = ''] = /^([^.]+)\.(\d+)$/.exec(text) ?? []
    const taken = Math.min(Number(copies), room)
    room -= taken
    return taken > 0 ? [{ sizeId, copies: taken }] : []
  })
  const productIds = parameters.getAll('product').slice(0, MAX_PRODUCTS)
  return { productIds, paper: parameters.get('paper') === 'sheet' ? 'sheet' : 'thermal', asked }
}
