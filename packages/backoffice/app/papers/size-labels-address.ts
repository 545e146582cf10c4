import { PATHS } from '#shell/paths'

/** On which paper labels of sizes come: one each from a thermal printer, or a sheet of them. */
export const LABEL_PAPERS = ['thermal', 'sheet'] as const
export type LabelPaper = (typeof LABEL_PAPERS)[number]

/** Labels of one document. */
export const MOST_LABELS = 500

/** Products whose sizes one document labels: those of a page of sizes. */
const MOST_PRODUCTS = 50

export interface AskedLabels {
  sizeId: string
  copies: number
}

/** The address of a document with so many labels of each of these sizes of these products. */
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

/** What the address asks for, never more than a document holds; thermal labels where it does not say. */
export function readSizeLabelsAddress(parameters: URLSearchParams): {
  productIds: string[]
  paper: LabelPaper
  asked: AskedLabels[]
} {
  let room = MOST_LABELS
  const asked = parameters.getAll('size').flatMap((text) => {
    const [, sizeId = '', copies = ''] = /^([^.]+)\.(\d+)$/.exec(text) ?? []
    const taken = Math.min(Number(copies), room)
    room -= taken
    return taken > 0 ? [{ sizeId, copies: taken }] : []
  })
  const productIds = parameters.getAll('product').slice(0, MOST_PRODUCTS)
  return { productIds, paper: parameters.get('paper') === 'sheet' ? 'sheet' : 'thermal', asked }
}
