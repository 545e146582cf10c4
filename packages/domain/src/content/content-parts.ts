/**
 * Parts of which an item has as many as the staff wants, by the field in which their order is stored, with those that
 * came with the shop: each by the number that its fields have.
 */
export const OWN_PARTS = {
  slides: '1,2',
  films: '1,2',
  tiles: '1,2,3,4,5',
  doorways: '1,2,3',
  shopLinks: '1,2,3,4',
  careLinks: '1,2,3,4,5',
  aboutLinks: '1,2,3,4',
} as const
export type PartList = keyof typeof OWN_PARTS

/** The most parts of each list; one digit each. */
export const MOST_PARTS: Record<PartList, number> = {
  slides: 5,
  films: 6,
  tiles: 8,
  doorways: 8,
  shopLinks: 8,
  careLinks: 8,
  aboutLinks: 8,
}

const numbersUpTo = (most: number): string[] => Array.from({ length: most }, (_, at) => String(at + 1))

/** The numbers of all parts that a list may have. */
export const partNumbers = (list: PartList): string[] => numbersUpTo(MOST_PARTS[list])

/**
 * Reads `2,1,3`: the parts that are shown, in their order. What is not known is left out; without any there are those
 * that came with the shop.
 */
export function readParts(list: PartList, text: string | undefined): string[] {
  const known = partNumbers(list)
  const parts = [...new Set((text ?? '').split(','))].filter((part) => known.includes(part))
  return parts.length > 0 ? parts : OWN_PARTS[list].split(',')
}

/** The parts with one more, which has the lowest number that is free; null where there are as many as there can be. */
export function withNewPart(list: PartList, parts: readonly string[]): string[] | null {
  const free = partNumbers(list).find((part) => !parts.includes(part))
  return free === undefined ? null : [...parts, free]
}

/** The same for pages of the shop, to which `contentDifferences` has sent a list that is read already. */
export const shownParts = (list: PartList, { [list]: order = OWN_PARTS[list] }: Record<string, string>) =>
  order.split(',')
