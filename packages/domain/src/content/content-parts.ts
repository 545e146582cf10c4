/** Numbers of the default parts, by the field with their order. The staff can add parts. */
export const DEFAULT_PARTS = {
  slides: '1,2',
  films: '1,2',
  tiles: '1,2,3,4,5',
  doorways: '1,2,3',
  shopLinks: '1,2,3,4',
  careLinks: '1,2,3,4,5',
  aboutLinks: '1,2,3,4',
} as const
export type PartList = keyof typeof DEFAULT_PARTS

/** Maximum number of parts. Their numbers have one digit. */
export const MAX_PARTS: Record<PartList, number> = {
  slides: 5,
  films: 6,
  tiles: 8,
  doorways: 8,
  shopLinks: 8,
  careLinks: 8,
  aboutLinks: 8,
}

const numbersUpTo = (max: number): string[] => Array.from({ length: max }, (_, at) => String(at + 1))

export const partNumbers = (list: PartList): string[] => numbersUpTo(MAX_PARTS[list])

/** Parses the order of visible parts, such as `2,1,3`. Drops unknown numbers. Defaults to the default parts. */
export function readParts(list: PartList, text: string | undefined): string[] {
  const known = partNumbers(list)
  const parts = [...new Set((text ?? '').split(','))].filter((part) => known.includes(part))
  return parts.length > 0 ? parts : DEFAULT_PARTS[list].split(',')
}

/** Adds a part with the lowest free number. Null at the maximum. */
export function withNewPart(list: PartList, parts: readonly string[]): string[] | null {
  const free = partNumbers(list).find((part) => !parts.includes(part))
  return free === undefined ? null : [...parts, free]
}

/** For pages of the shop, where the list from `contentDifferences` is already parsed. */
export const shownParts = (list: PartList, { [list]: order = DEFAULT_PARTS[list] }: Record<string, string>) =>
  order.split(',')
