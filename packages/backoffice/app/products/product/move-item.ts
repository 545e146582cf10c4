/** The list with one item a place earlier or later; at the ends it stays. */
export function moveItem<Item>(list: readonly Item[], place: number, by: -1 | 1): Item[] {
  const [item] = list.slice(place, place + 1)
  const next = place + by
  if (item === undefined || next < 0 || next >= list.length) return [...list]
  return list.toSpliced(place, 1).toSpliced(next, 0, item)
}
