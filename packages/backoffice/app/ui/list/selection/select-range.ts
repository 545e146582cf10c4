/**
 * The selection after a click on `id`. With `from`, the previously clicked row, all rows between them get the state of
 * the clicked row.
 */
export function selectRange(
  ids: readonly string[],
  selected: ReadonlySet<string>,
  id: string,
  from: string | null,
): Set<string> {
  const [at, start] = [ids.indexOf(id), from === null ? -1 : ids.indexOf(from)]
  const range = start < 0 ? [id] : ids.slice(Math.min(at, start), Math.max(at, start) + 1)
  const next = new Set(selected)
  for (const one of range) {
    if (selected.has(id)) next.delete(one)
    else next.add(one)
  }
  return next
}
