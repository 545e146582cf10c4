/** Maximum of shared words shown around a difference. */
const MAX_BESIDE = 8

/** Words with their trailing space. */
const splitWords = (text: string): string[] => text.split(/(?<=\s)/)

/** Splits a text into the common beginning, the difference and the common end. */
export function differingWords(
  text: string,
  other: string,
): { before: string; differs: string; after: string } {
  const [ours, others] = [splitWords(text), splitWords(other)]
  const shorter = Math.min(ours.length, others.length)
  let start = 0
  while (start < shorter && ours[start] === others[start]) start++
  let end = 0
  while (end < shorter - start && ours.at(-1 - end) === others.at(-1 - end)) end++
  // Without shared words there is nothing to mark.
  if (start + end === 0) return { before: text, differs: '', after: '' }
  const before = ours.slice(Math.max(0, start - MAX_BESIDE), start).join('')
  const after = ours.slice(ours.length - end)
  return {
    before: (start > MAX_BESIDE ? '… ' : '') + before,
    differs: ours.slice(start, ours.length - end).join(''),
    after: after.slice(0, MAX_BESIDE).join('') + (end > MAX_BESIDE ? '…' : ''),
  }
}
