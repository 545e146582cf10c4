/** A handle as addresses are compared: WordPress keeps and exports its letters of other scripts in percents. */
export function plainHandle(cell: string): string {
  if (!/%[0-9a-f]{2}/i.test(cell)) return cell
  try {
    return decodeURIComponent(cell).normalize('NFC')
  } catch {
    return cell
  }
}

/** A handle that no product of the file has yet, with a number where another one has it. */
export function freeHandle(wanted: string, taken: Set<string>): string {
  let handle = wanted
  for (let count = 2; taken.has(handle); count += 1) handle = `${wanted}-${count}`
  taken.add(handle)
  return handle
}
