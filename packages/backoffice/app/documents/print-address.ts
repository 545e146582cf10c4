import { PATHS } from '#shell/paths'

export const PAPER_KINDS = ['slip', 'slip-a5', 'label'] as const
export type DocumentKind = (typeof PAPER_KINDS)[number]

const isKind = (text: string | null): text is DocumentKind =>
  text !== null && (PAPER_KINDS as readonly string[]).includes(text)

export const printAddress = (paper: DocumentKind, orderIds: readonly string[]): string =>
  `${PATHS.print}?${new URLSearchParams([['paper', paper], ...orderIds.map((id) => ['order', id])])}`

/** Packing slips by default. */
export function readPrintAddress(parameters: URLSearchParams): { paper: DocumentKind; orderIds: string[] } {
  const paper = parameters.get('paper')
  return { paper: isKind(paper) ? paper : 'slip', orderIds: parameters.getAll('order') }
}
