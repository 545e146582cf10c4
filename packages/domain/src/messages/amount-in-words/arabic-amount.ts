/** Forms of a masculine noun after a number. The dual loses its last letter before another noun. */
interface CountedNoun {
  one: string
  two: string
  dualConstruct: string
  /** After 3 to 10. */
  few: string
  /** After 11 to 99. */
  many: string
  /** After hundreds and more, and before another noun. */
  single: string
}

const noun = (single: string, few: string, one = single): CountedNoun => ({
  one,
  two: `${single}ان`,
  dualConstruct: `${single}ا`,
  few,
  many: `${single}اً`,
  single,
})

const DIRHAM = noun('درهم', 'دراهم', 'درهم واحد')
const FILS = noun('فلس', 'فلوس', 'فلس واحد')
const THOUSAND = noun('ألف', 'آلاف')
const MILLION = noun('مليون', 'ملايين')

const UNITS = [
  '',
  'واحد',
  'اثنان',
  'ثلاثة',
  'أربعة',
  'خمسة',
  'ستة',
  'سبعة',
  'ثمانية',
  'تسعة',
  'عشرة',
  'أحد عشر',
  'اثنا عشر',
]
const TENS = ['', '', 'عشرون', 'ثلاثون', 'أربعون', 'خمسون', 'ستون', 'سبعون', 'ثمانون', 'تسعون']
const HUNDREDS = ['', 'مئة', 'مئتان', 'ثلاثمئة', 'أربعمئة', 'خمسمئة', 'ستمئة', 'سبعمئة', 'ثمانمئة', 'تسعمئة']

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' و')

function belowHundred(count: number): string {
  if (count <= 12) return UNITS[count] ?? ''
  const [tens, units] = [Math.floor(count / 10), count % 10]
  return tens === 1 ? `${UNITS[units]} عشر` : joined([UNITS[units] ?? '', TENS[tens] ?? ''])
}

/** Form of hundreds before a noun. */
const formatHundreds = (hundreds: number): string => (hundreds === 2 ? 'مئتا' : (HUNDREDS[hundreds] ?? ''))

/** Counts up to 999 of a noun. `isConstruct`: another noun follows directly, as in 'ألفا درهم'. */
function counted(count: number, of: CountedNoun, isConstruct: boolean): string {
  const [hundreds, rest] = [Math.floor(count / 100), count % 100]
  if (rest <= 2) {
    const full = hundreds > 0 ? `${formatHundreds(hundreds)} ${of.single}` : ''
    return joined([full, ['', of.one, isConstruct ? of.dualConstruct : of.two][rest] ?? ''])
  }
  const behind = rest <= 10 ? of.few : isConstruct ? of.single : of.many
  return `${joined([HUNDREDS[hundreds] ?? '', belowHundred(rest)])} ${behind}`
}

/** Counts any number of a noun. One and two come after the rest: 'مئة درهم ودرهم واحد'. */
function countedAny(count: number, of: CountedNoun): string {
  const last = count % 100
  if (count > 2 && (last === 1 || last === 2))
    return joined([countedAny(count - last, of), counted(last, of, false)])
  const [millions, thousands, rest] = [
    Math.floor(count / 1_000_000),
    Math.floor(count / 1000) % 1000,
    count % 1000,
  ]
  const large = joined([
    millions > 0 ? counted(millions, MILLION, count % 1_000_000 === 0) : '',
    thousands > 0 ? counted(thousands, THOUSAND, rest === 0) : '',
  ])
  return rest === 0 ? `${large} ${of.single}` : joined([large, counted(rest, of, false)])
}

/** An amount in the form of Arabic documents: 'أربعمئة واثنان وخمسون درهماً وسبعون فلساً'. */
export function arabicAmount(dirhams: number, fils: number): string {
  if (dirhams + fils === 0) return `صفر ${DIRHAM.single}`
  return joined([dirhams > 0 ? countedAny(dirhams, DIRHAM) : '', fils > 0 ? countedAny(fils, FILS) : ''])
}
