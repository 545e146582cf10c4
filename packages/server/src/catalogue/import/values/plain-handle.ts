/** Decodes a handle for comparison: WordPress stores and exports non-Latin letters percent-encoded. */
export function plainHandle(cell: string): string {
  if (!/%[0-9a-f]{2}/i.test(cell)) return cell
  try {
    return decodeURIComponent(cell).normalize('NFC')
  } catch {
    return cell
  }
}

/** Adds a number to a handle that another product of the file has. */
export function freeHandle(requested: string, taken: Set<string>): string {
  let handle = requested
  for (let count = 2; taken.has(handle); count += 1) handle = `${requested}-${count}`
  taken.add(handle)
  return handle
}
