import { PATHS } from '#shell/paths'

/** On which paper labels of sizes come: one each from a thermal printer, or a sheet of them. */
export const LABEL_PAPERS = ['thermal', 'sheet'] as const
export type LabelPaper = (typeof LABEL_PAPERS)[number]

/** Labels of one document. */
export const MOST_LABELS = 500

export interface AskedLabels {
  sizeId: string
  copies: number
}

/** The address of a document with so many labels of each of these sizes. */
export const sizeLabelsAddress = (
  productId: string,
  paper: LabelPaper,
  asked: readonly AskedLabels[],
): string =>
  `${PATHS.sizeLabels}/${productId}?${new URLSearchParams([
    ['paper', paper],
    ...asked.map(({ sizeId, copies }) => ['size', `${sizeId}.${copies}`]),
  ])}`

/** What the address asks for, never more than a document holds; thermal labels where it does not say. */
export function readSizeLabelsAddress(parameters: URLSearchParams): {
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
  return { paper: parameters.get('paper') === 'sheet' ? 'sheet' : 'thermal', asked }
}
