/** Moves an item one place earlier or later; at the ends it stays. */
export function moveItem<Item>(list: readonly Item[], place: number, by: -1 | 1): Item[] {
  const [item] = list.slice(place, place + 1)
  const next = place + by
  if (item === undefined || next < 0 || next >= list.length) return [...list]
  return list.toSpliced(place, 1).toSpliced(next, 0, item)
}

/** Moves an item to the place of another, which moves on by one; unknown items change nothing. */
export function moveTo<Item>(list: readonly Item[], item: Item, target: Item): Item[] {
  const [from, to] = [list.indexOf(item), list.indexOf(target)]
  if (from < 0 || to < 0) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
