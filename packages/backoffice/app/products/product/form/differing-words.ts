/** So many words of what two texts share stand beside what differs. */
const MOST_BESIDE = 8

/** Each with the blank behind it. */
const wordsOf = (text: string): string[] => text.split(/(?<=\s)/)

/** A text in three parts: what it begins with as the other one does, what differs, and the end that both have. */
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
  // Where nothing is shared there is nothing to tell apart.
  if (start + end === 0) return { before: text, differs: '', after: '' }
  const before = own.slice(Math.max(0, start - MOST_BESIDE), start).join('')
  const after = own.slice(own.length - end)
  return {
    before: (start > MOST_BESIDE ? '… ' : '') + before,
    differs: own.slice(start, own.length - end).join(''),
    after: after.slice(0, MOST_BESIDE).join('') + (end > MOST_BESIDE ? '…' : ''),
  }
}
