export const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const LATIN = /\p{Script=Latin}/u
const ARABIC = /\p{Script=Arabic}/u

/** True if a text written by a person, such as a note, only has letters of the other direction. */
const runsAgainst = (direction: 'ltr' | 'rtl', text: string): boolean => {
  const [matching, other] = direction === 'rtl' ? [ARABIC, LATIN] : [LATIN, ARABIC]
  return other.test(text) && !matching.test(text)
}

/** One line per row, each in the direction of its letters. */
export const linesInHtml = (text: string, direction: 'ltr' | 'rtl'): string =>
  text.includes('\n') || runsAgainst(direction, text)
    ? text
        .split('\n')
        .map((line) => `<bdi>${inHtml(line)}</bdi>`)
        .join('<br>')
    : inHtml(text)
