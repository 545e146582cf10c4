const UNITS =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function belowHundred(count: number): string {
  if (count < 20) return UNITS[count] ?? ''
  return [TENS[Math.floor(count / 10)], UNITS[count % 10]].filter(Boolean).join('-')
}

/** 'one million two thousand and five': the last two digits follow 'and'. */
function inWords(count: number): string {
  const groups = [
    [Math.floor(count / 1_000_000), 'million'],
    [Math.floor(count / 1000) % 1000, 'thousand'],
    [Math.floor(count / 100) % 10, 'hundred'],
  ] as const
  const large = groups.flatMap(([of, name]) => (of > 0 ? [`${inWords(of)} ${name}`] : [])).join(' ')
  return [large, belowHundred(count % 100)].filter(Boolean).join(' and ')
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** An amount of dirhams and fils in words: 'Four hundred and fifty-two dirhams and seventy fils'. */
export function englishAmount(dirhams: number, fils: number): string {
  if (dirhams + fils === 0) return 'Zero dirhams'
  const parts = [
    ...(dirhams > 0 ? [`${inWords(dirhams)} ${dirhams === 1 ? 'dirham' : 'dirhams'}`] : []),
    ...(fils > 0 ? [`${inWords(fils)} fils`] : []),
  ]
  return capital(parts.join(' and '))
}
