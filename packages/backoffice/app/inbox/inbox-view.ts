/** What the address of an inbox names: one of its views, the first one if none, and the page within it. */
export function readInboxView<View extends string>(
  { url }: Request,
  [first, ...others]: readonly [View, ...View[]],
): { view: View; q: string | undefined; before: string | undefined } {
  const parameters = new URL(url).searchParams
  const named = parameters.get('view')
  return {
    view: others.find((view) => view === named) ?? first,
    q: parameters.get('q') ?? undefined,
    before: parameters.get('older') ?? undefined,
  }
}

/** The address of a view of an inbox, narrowed by words, or of an older page of it. */
export function inboxPath(
  path: string,
  { view, q, older }: { view?: string | undefined; q?: string | undefined; older?: string | undefined },
): string {
  const pairs = Object.entries({ view, q, older }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}
