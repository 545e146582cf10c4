import { bidiIsolate, firstStrongIsolate } from '#messages/arabic-writing'
import { FIRST_LANGUAGE, type Language } from '#messages/languages'

type Words = (...values: string[]) => string

/** What a cell of the file has. */
const cell = firstStrongIsolate
const figure = bidiIsolate

/**
 * Why products of a file are not imported, as the importer says it in the first language, with `{}` for each value, and in
 * Arabic. Imports are stored with their reasons in the first language, for files and the command line.
 */
const REASONS: readonly (readonly [english: string, arabic: Words])[] = [
  ['is empty; every variant needs a price.', () => 'فارغ؛ لكل نسخة من المنتج سعر.'],
  [
    'is empty in every row of the product; it has no variant.',
    () => 'فارغ في كل صفوف المنتج؛ ليس له أي نسخة.',
  ],
  ['is empty; the first row of a product names it.', () => 'فارغ؛ الصف الأول من كل منتج يحمل اسمه.'],
  ['is empty; every row names its product.', () => 'فارغ؛ كل صف يسمّي منتجه.'],
  ['is empty, but the product has this option.', () => 'فارغ، مع أن للمنتج هذا الخيار.'],
  ['is empty, but the product is scheduled.', () => 'فارغ، مع أن المنتج مجدول.'],
  ['is not after its start.', () => 'ليس بعد بدايته.'],
  ['is longer than {} characters.', (most) => `أطول من ${figure(most)} حرفاً.`],
  ['makes a discount of 100 percent.', () => `يجعل الخصم ${figure('100%')}.`],
  ['makes a colour of more than {} characters.', (most) => `يجعل اسم اللون أطول من ${figure(most)} حرفاً.`],
  ['makes a size of more than {} characters.', (most) => `يجعل المقاس أطول من ${figure(most)} حرفاً.`],
  [
    '"{}" has a comma; write thousands without one, decimals with a point.',
    (value) => `في «${cell(value)}» فاصلة؛ تُكتب الآلاف بلا فاصلة والكسور بنقطة.`,
  ],
  ['"{}" is not a number.', (value) => `«${cell(value)}» ليس رقماً.`],
  ['"{}" is not a whole number.', (value) => `«${cell(value)}» ليس عدداً صحيحاً.`],
  ['"{}" has more than two decimals.', (value) => `في «${cell(value)}» أكثر من منزلتين عشريتين.`],
  ['"{}" is not above 0.', (value) => `«${cell(value)}» ليس أكبر من 0.`],
  ['"{}" is above {}.', (value, most) => `«${cell(value)}» أكبر من ${figure(most)}.`],
  ['"{}" is no percent from 0 to 99.99.', (value) => `«${cell(value)}» ليس نسبة من 0 إلى 99.99.`],
  [
    '"{}" is neither true nor false.',
    (value) => `«${cell(value)}» ليس ${figure('true')} ولا ${figure('false')}.`,
  ],
  [
    '"{}" is no time such as 2026-11-23T08:00:00Z.',
    (value) => `«${cell(value)}» ليس وقتاً مثل ${figure('2026-11-23T08:00:00Z')}.`,
  ],
  [
    '"{}" is none of active, draft, archived, unlisted.',
    (value) => `«${cell(value)}» ليس من هذه: ${figure('active, draft, archived, unlisted')}.`,
  ],
  [
    '"{}" contains "{}", which no colour may.',
    (value, sign) => `في «${cell(value)}» العلامة «${figure(sign)}»، ولا تصلح في اسم لون.`,
  ],
  [
    '"{}" contains "{}", which no size may.',
    (value, sign) => `في «${cell(value)}» العلامة «${figure(sign)}»، ولا تصلح في مقاس.`,
  ],
  [
    '"{}", "{}" already stands in line {}.',
    (colour, size, line) => `«${cell(colour)}»، «${cell(size)}» موجود من قبل في السطر ${figure(line)}.`,
  ],
  [
    '"{}" already stands in line {}.',
    (value, line) => `«${cell(value)}» موجود من قبل في السطر ${figure(line)}.`,
  ],
  [
    '"{}" already began in line {}; rows of a product stand together.',
    (value, line) => `«${cell(value)}» بدأ من قبل في السطر ${figure(line)}؛ صفوف المنتج الواحد متتالية.`,
  ],
  [
    '"{}" belongs to another product of the shop, "{}".',
    (sku, product) => `«${cell(sku)}» لمنتج آخر في المتجر: «${cell(product)}».`,
  ],
  ['The product has more than {} rows.', (most) => `للمنتج أكثر من ${figure(most)} صف.`],
  [
    'The row has {} cells where the header has {}.',
    (own, head) => `في الصف ${figure(own)} خلية، وفي صف العناوين ${figure(head)}.`,
  ],
  ['The column "{}" stands twice.', (name) => `العمود «${cell(name)}» موجود مرتين.`],
  [
    'The columns "{}" and "{}" mean the same.',
    (one, other) => `العمودان «${cell(one)}» و«${cell(other)}» معناهما واحد.`,
  ],
  [
    'The column "{}" is missing.',
    (name) => `العمود «${cell(name.replaceAll('" or "', '» أو «'))}» غير موجود.`,
  ],
  ['The file is empty.', () => 'الملف فارغ.'],
  ['The file holds no products.', () => 'ليس في الملف منتجات.'],
  ['The file is larger than 15 MB.', () => 'الملف أكبر من 15 ميغابايت.'],
  [
    'The file is an Excel workbook: open it and save it as "CSV UTF-8".',
    () => `الملف مصنّف Excel: يرجى فتحه ثم حفظه بصيغة ${figure('CSV UTF-8')}.`,
  ],
  ['The file is compressed: unpack it first.', () => 'الملف مضغوط: يرجى فك ضغطه أولاً.'],
  ['The file is JSON: export the products as CSV.', () => 'الملف بصيغة JSON: يرجى تصدير المنتجات بصيغة CSV.'],
  [
    'The file is HTML or XML: export the products as CSV.',
    () => 'الملف بصيغة HTML أو XML: يرجى تصدير المنتجات بصيغة CSV.',
  ],
  [
    'The first line names fewer than two columns: this is no export of products.',
    () => 'في السطر الأول أقل من عمودين: هذا ليس ملف منتجات مصدَّرة.',
  ],
  [
    'A quote in the first lines is not closed, or stands inside a cell.',
    () => 'في السطور الأولى علامة اقتباس غير مغلقة أو في وسط خلية.',
  ],
  [
    'Line {} is not text in UTF-8: save the file as "CSV UTF-8".',
    (line) => `السطر ${figure(line)} ليس نصاً بترميز UTF-8: يرجى حفظ الملف بصيغة ${figure('CSV UTF-8')}.`,
  ],
  [
    'The line is not text in UTF-8: save the file as "CSV UTF-8". What follows could not be read.',
    () => `السطر ليس نصاً بترميز UTF-8: يرجى حفظ الملف بصيغة ${figure('CSV UTF-8')}. تعذّرت قراءة ما بعده.`,
  ],
  [
    'A quoted cell goes on after its closing quote; a quote inside a cell is written twice. What follows could not be read.',
    () =>
      'تستمر خلية بعد علامة اقتباسها الأخيرة؛ تُكتب علامة الاقتباس داخل الخلية مرتين. تعذّرت قراءة ما بعده.',
  ],
  [
    'A quote stands inside a cell that is not quoted. What follows could not be read.',
    () => 'علامة اقتباس داخل خلية بلا اقتباس. تعذّرت قراءة ما بعده.',
  ],
  [
    'A quote that opens in this row is never closed. What follows could not be read.',
    () => 'علامة اقتباس تُفتح في هذا الصف ولا تُغلق. تعذّرت قراءة ما بعده.',
  ],
  [
    'The row is longer than 1 MB; most likely a quote is not closed. What follows could not be read.',
    () => 'الصف أطول من ميغابايت؛ الأرجح أن علامة اقتباس لم تُغلق. تعذّرت قراءة ما بعده.',
  ],
  ['Something unexpected went wrong; nothing was written.', () => 'حدث خطأ غير متوقع، ولم يُكتب شيء.'],
]

const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.split('{}').map(RegExp.escape).join('(.*?)')}$`, 's')

const PATTERNS = REASONS.map(([english, arabic]) => ({ pattern: patternOf(english), arabic }))

/** A reason of the importer in a language; one that is not known stays as it is. */
export function localizeReason(reason: string, language: Language): string {
  if (language === FIRST_LANGUAGE) return reason
  for (const { pattern, arabic } of PATTERNS) {
    const found = pattern.exec(reason)
    if (found) return arabic(...found.slice(1))
  }
  return reason
}
