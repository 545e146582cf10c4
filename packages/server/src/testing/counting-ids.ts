/** Version 7 UUIDs that count 1, 2, 3 …; `series` separates two servers on one database. */
export function countingIds(series = 0): () => string {
  const head = series.toString(16).padStart(8, '0')
  let count = 0
  return () => {
    count += 1
    return `${head}-0000-7000-8000-${count.toString(16).padStart(12, '0')}`
  }
}
