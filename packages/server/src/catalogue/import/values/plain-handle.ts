/** A handle as addresses are compared: WordPress keeps and exports its letters of other scripts in percents. */
export function plainHandle(cell: string): string {
  if (!/%[0-9a-f]{2}/i.test(cell)) return cell
  try {
    return decodeURIComponent(cell).normalize('NFC')
  } catch {
    return cell
  }
}
