/** What the address of an inbox names: one of its views, the first one if none, and the page within it. */
export function readInboxView<View extends string>(
  { url }: Request,
  [first, ...others]: readonly [View, ...View[]],
): { view: View; before: string | undefined } {
  const parameters = new URL(url).searchParams
  const named = parameters.get('view')
  return {
    view: others.find((view) => view === named) ?? first,
    before: parameters.get('older') ?? undefined,
  }
}

/** The address of a view of an inbox, or of an older page of it. */
export function inboxPath(path: string, view: string | null, older: string | null): string {
  const pairs = [...(view === null ? [] : [['view', view]]), ...(older === null ? [] : [['older', older]])]
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}
