import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountInWords } from '#messages/amount-in-words/amount-in-words'
import { LARGEST_AMOUNT } from '#money'

test.each([
  [0, 'Zero dirhams', 'صفر درهم'],
  [1, 'One fils', 'فلس واحد'],
  [1_00, 'One dirham', 'درهم واحد'],
  [2_02, 'Two dirhams and two fils', 'درهمان وفلسان'],
  [10_10, 'Ten dirhams and ten fils', 'عشرة دراهم وعشرة فلوس'],
  [11_12, 'Eleven dirhams and twelve fils', 'أحد عشر درهماً واثنا عشر فلساً'],
  [37_05, 'Thirty-seven dirhams and five fils', 'سبعة وثلاثون درهماً وخمسة فلوس'],
  [100_00, 'One hundred dirhams', 'مئة درهم'],
  [101_00, 'One hundred and one dirhams', 'مئة درهم ودرهم واحد'],
  [202_00, 'Two hundred and two dirhams', 'مئتا درهم ودرهمان'],
  [452_70, 'Four hundred and fifty-two dirhams and seventy fils', 'أربعمئة واثنان وخمسون درهماً وسبعون فلساً'],
  [1_000_00, 'One thousand dirhams', 'ألف درهم'],
  [1_200_00, 'One thousand two hundred dirhams', 'ألف ومئتا درهم'],
  [2_000_00, 'Two thousand dirhams', 'ألفا درهم'],
  [2_500_00, 'Two thousand five hundred dirhams', 'ألفان وخمسمئة درهم'],
  [3_003_00, 'Three thousand and three dirhams', 'ثلاثة آلاف وثلاثة دراهم'],
  [11_000_00, 'Eleven thousand dirhams', 'أحد عشر ألف درهم'],
  [19_850_00, 'Nineteen thousand eight hundred and fifty dirhams', 'تسعة عشر ألفاً وثمانمئة وخمسون درهماً'],
  [1_000_001_00, 'One million and one dirhams', 'مليون درهم ودرهم واحد'],
  [
    12_000_345_00,
    'Twelve million three hundred and forty-five dirhams',
    'اثنا عشر مليوناً وثلاثمئة وخمسة وأربعون درهماً',
  ],
])('%d fils are written in words', (amount, en, ar) => {
  expect([amountInWords.en(amount), amountInWords.ar(amount)]).toEqual([en, ar])
})

const ENGLISH =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const ENGLISH_TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Reads a number word by word: the words before 'thousand' are its factor. */
function readEnglish(text: string): number {
  let [sum, group] = [0, 0]
  for (const word of text.split(/ and |[ -]/)) {
    if (word === 'hundred') group *= 100
    else if (word === 'thousand' || word === 'million') {
      sum += group * (word === 'million' ? 1_000_000 : 1000)
      group = 0
    } else group += Math.max(ENGLISH.indexOf(word), ENGLISH_TENS.indexOf(word) * 10)
  }
  return sum + group
}

const ARABIC: Record<string, number> = Object.fromEntries(
  [
    'واحد أحد|اثنان اثنا|ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة عشر'.split('|'),
    '|عشرون|ثلاثون|أربعون|خمسون|ستون|سبعون|ثمانون|تسعون'.split('|'),
    'مئة|مئتان مئتا|ثلاثمئة|أربعمئة|خمسمئة|ستمئة|سبعمئة|ثمانمئة|تسعمئة'.split('|'),
  ].flatMap((words, power) =>
    words.flatMap((forms, place) =>
      forms
        .split(' ')
        .filter(Boolean)
        .map((form) => [form, (place + 1) * 10 ** power] as const),
    ),
  ),
)
const LARGE = [
  [/^(ألف|ألفا|ألفان|ألفاً|آلاف)$/, 1000],
  [/^(مليون|مليونا|مليونان|مليوناً|ملايين)$/, 1_000_000],
] as const
const ONE_OR_TWO = /^(درهم|فلس|درهمان|فلسان)$/

/** Reads words joined by 'و'. A noun alone counts one, in the dual two. */
function readArabic(text: string): number {
  let [sum, group] = [0, 0]
  for (const term of text.split(/ و(?!احد)/)) {
    for (const word of term.split(' ')) {
      const large = LARGE.find(([forms]) => forms.test(word))
      if (large) {
        const isDual = /(ان|ا)$/.test(word)
        sum += (group || (isDual ? 2 : 1)) * large[1]
        group = 0
      } else if (word !== 'واحد' || !/^(درهم|فلس) /.test(term)) group += ARABIC[word] ?? 0
    }
    const [noun = ''] = term.split(' ')
    if (ONE_OR_TWO.test(noun)) group += noun.endsWith('ان') ? 2 : 1
  }
  return sum + group
}

const amounts = fc.oneof(
  fc.integer({ min: 1, max: LARGEST_AMOUNT }),
  fc.integer({ min: 1, max: 3_000_00 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((dirhams) => dirhams * 100),
)

test('an amount in English words is parsed back to the same amount', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const text = amountInWords.en(amount).toLowerCase()
      const [, dirhams = '', , fils = ''] = /^(?:(.*?) dirhams?)?( and )?(?:(.*) fils)?$/.exec(text) ?? []
      expect(readEnglish(dirhams) * 100 + readEnglish(fils)).toBe(amount)
    }),
    { numRuns: 2000 },
  )
})

test('an amount in Arabic words is parsed back to the same amount', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const text = amountInWords.ar(amount)
      const dirhams = amount >= 100 ? amountInWords.ar(amount - (amount % 100)) : ''
      const fils = amount % 100 === 0 ? '' : text.slice(dirhams === '' ? 0 : dirhams.length + 2)
      expect(text.startsWith(dirhams)).toBe(true)
      expect(readArabic(dirhams) * 100 + readArabic(fils)).toBe(amount)
    }),
    { numRuns: 2000 },
  )
})

test('the noun of an Arabic amount follows its last two digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 103, max: 1_000_000 }), (dirhams) => {
      const last = dirhams % 100
      const noun = amountInWords
        .ar(dirhams * 100)
        .split(' ')
        .at(-1)
      const expected =
        last === 0 ? 'درهم' : last === 1 ? 'واحد' : last === 2 ? 'ودرهمان' : last <= 10 ? 'دراهم' : 'درهماً'
      expect(noun).toBe(expected)
    }),
  )
})

test('an invalid amount throws', () => {
  for (const amount of [-1, 0.5, Number.NaN, LARGEST_AMOUNT + 1])
    expect(() => amountInWords.en(amount)).toThrow(RangeError)
})
