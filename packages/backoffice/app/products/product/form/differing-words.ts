/** Maximum of shared words shown around a difference. */
const MOST_BESIDE = 8

/** Words with their trailing space. */
const wordsOf = (text: string): string[] => text.split(/(?<=\s)/)

/** Splits a text into the common beginning, the difference and the common end. */
export function differingWords(
  text: string,
  other: string,
): { before: string; differs: string; after: string } {
  const [own, others] = [wordsOf(text), wordsOf(other)]
  const shorter = Math.min(own.length, others.length)
  let start = 0
  while (start < shorter && own[start] === others[start]) start++
  let end = 0
  while (end < shorter - start && own.at(-1 - end) === others.at(-1 - end)) end++
  // Without shared words there is nothing to mark.
  if (start + end === 0) return { before: text, differs: '', after: '' }
  const before = own.slice(Math.max(0, start - MOST_BESIDE), start).join('')
  const after = own.slice(own.length - end)
  return {
    before: (start > MOST_BESIDE ? '… ' : '') + before,
    differs: own.slice(start, own.length - end).join(''),
    after: after.slice(0, MOST_BESIDE).join('') + (end > MOST_BESIDE ? '…' : ''),
  }
}
