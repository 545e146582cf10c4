/** CSV file with a byte order mark, without which spreadsheets do not read UTF-8. */
export const saveCsv = (name: string, csv: string): void =>
  saveFile(name, 'text/csv;charset=utf-8', `\uFEFF${csv}`)

export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
