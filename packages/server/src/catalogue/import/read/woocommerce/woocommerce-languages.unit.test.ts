import { csvLine } from '@little-dunes/domain/csv'
import { expect, test } from 'vitest'
import { Findings } from '#catalogue/import/findings'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { inWords } from '#catalogue/import/testing/in-words'

const IN_OTHER_WORDS: Record<string, { de: string; ar: string }> = {
  ID: { de: 'ID', ar: 'المعرّف' },
  Type: { de: 'Typ', ar: 'النوع' },
  SKU: { de: 'Artikelnummer', ar: 'رمز المنتج' },
  'GTIN, UPC, EAN, or ISBN': { de: 'GTIN, UPC, EAN oder ISBN', ar: 'GTIN أو UPC' },
  Name: { de: 'Name', ar: 'الاسم' },
  Published: { de: 'Veröffentlicht', ar: 'منشور' },
  'Is featured?': { de: 'Ist hervorgehoben?', ar: 'مميز؟' },
  'Visibility in catalog': { de: 'Sichtbarkeit im Katalog', ar: 'الظهور في الكتالوج' },
  'Short description': { de: 'Kurzbeschreibung', ar: 'وصف قصير' },
  Description: { de: 'Beschreibung', ar: 'الوصف' },
  'Date sale price starts': { de: 'Angebot ab', ar: 'بداية التخفيض' },
  'Date sale price ends': { de: 'Angebot bis', ar: 'نهاية التخفيض' },
  'Tax status': { de: 'Steuerstatus', ar: 'حالة الضريبة' },
  'Tax class': { de: 'Steuerklasse', ar: 'فئة الضريبة' },
  'In stock?': { de: 'Vorrätig?', ar: 'متوفر؟' },
  Stock: { de: 'Bestand', ar: 'المخزون' },
  'Low stock amount': { de: 'Geringer Bestand', ar: 'مخزون منخفض' },
  'Backorders allowed?': { de: 'Lieferrückstand erlaubt?', ar: 'الطلب المسبق؟' },
  'Sold individually?': { de: 'Nur einzeln?', ar: 'يباع منفرداً؟' },
  'Weight (kg)': { de: 'Gewicht (kg)', ar: 'الوزن (كجم)' },
  'Length (cm)': { de: 'Länge (cm)', ar: 'الطول (سم)' },
  'Width (cm)': { de: 'Breite (cm)', ar: 'العرض (سم)' },
  'Height (cm)': { de: 'Höhe (cm)', ar: 'الارتفاع (سم)' },
  'Allow customer reviews?': { de: 'Rezensionen?', ar: 'تقييمات؟' },
  'Purchase note': { de: 'Hinweis zum Kauf', ar: 'ملاحظة الشراء' },
  'Sale price': { de: 'Angebotspreis', ar: 'سعر التخفيض' },
  'Regular price': { de: 'Regulärer Preis', ar: 'السعر الافتراضي' },
  Categories: { de: 'Kategorien', ar: 'التصنيفات' },
  Tags: { de: 'Schlagwörter', ar: 'الوسوم' },
  'Shipping class': { de: 'Versandklasse', ar: 'فئة الشحن' },
  Images: { de: 'Bilder', ar: 'الصور' },
  'Download limit': { de: 'Download-Limit', ar: 'حد التنزيل' },
  'Download expiry days': { de: 'Ablauf', ar: 'انتهاء التنزيل' },
  Parent: { de: 'Übergeordnetes Produkt', ar: 'الأب' },
  'Grouped products': { de: 'Gruppierte Produkte', ar: 'منتجات مجمعة' },
  Upsells: { de: 'Zusatzverkäufe', ar: 'منتجات أعلى' },
  'Cross-sells': { de: 'Querverkäufe', ar: 'منتجات أخرى' },
  'External URL': { de: 'Externe URL', ar: 'رابط خارجي' },
  'Button text': { de: 'Text des Buttons', ar: 'نص الزر' },
  Position: { de: 'Position', ar: 'الترتيب' },
  Brands: { de: 'Marken', ar: 'العلامات' },
  'Download 1 ID': { de: 'Download 1 ID', ar: 'معرّف التنزيل 1' },
  'Download 1 name': { de: 'Download 1 Name', ar: 'اسم التنزيل 1' },
  'Download 1 URL': { de: 'Download 1 URL', ar: 'رابط التنزيل 1' },
  'Attribute 1 name': { de: 'Attribut 1 Name', ar: 'اسم السمة 1' },
  'Attribute 1 value(s)': { de: 'Attribut 1 Wert(e)', ar: 'قيمة السمة 1' },
  'Attribute 1 visible': { de: 'Attribut 1 sichtbar', ar: 'السمة 1 مرئية' },
  'Attribute 1 global': { de: 'Attribut 1 global', ar: 'السمة 1 عامة' },
  'Attribute 2 name': { de: 'Attribut 2 Name', ar: 'اسم السمة 2' },
  'Attribute 2 value(s)': { de: 'Attribut 2 Wert(e)', ar: 'قيمة السمة 2' },
  'Attribute 2 visible': { de: 'Attribut 2 sichtbar', ar: 'السمة 2 مرئية' },
  'Attribute 2 global': { de: 'Attribut 2 global', ar: 'السمة 2 عامة' },
  'Attribute 1 default': { de: 'Attribut 1 Standard', ar: 'افتراضي السمة 1' },
  'Meta: rank_math_title': { de: 'Meta: rank_math_title', ar: 'ميتا: rank_math_title' },
}
type Row = Record<string, string>

const TEE: Row = {
  ID: '1',
  Type: 'variable',
  SKU: 'TEE',
  Name: 'Düne',
  Published: '1',
  'Visibility in catalog': 'visible',
  'Tax status': 'taxable',
  'In stock?': '1',
  'Weight (kg)': '0.2',
  Position: '0',
  Brands: 'Wadi',
  'Attribute 1 name': 'Farbe',
  'Attribute 1 value(s)': 'Rot, Blau',
  'Attribute 1 default': 'Rot',
  'Meta: rank_math_title': 'Shirt',
}
const variation = (colour: string, price: string, sale = ''): Row => ({
  ID: colour,
  Type: 'variation',
  Name: `Düne - ${colour}`,
  Published: '1',
  'Tax status': 'taxable',
  'In stock?': '1',
  Stock: '3',
  'Regular price': price,
  'Sale price': sale,
  Parent: 'TEE',
  'Attribute 1 name': 'Farbe',
  'Attribute 1 value(s)': colour,
})

async function read(language: 'de' | 'ar', rows: Row[], left: readonly string[] = []) {
  const columns = Object.keys(IN_OTHER_WORDS).filter((heading) => !left.includes(heading))
  const head = columns.map((heading) => IN_OTHER_WORDS[heading]?.[language] ?? '')
  const lines = [head, ...rows.map((row) => columns.map((heading) => row[heading] ?? ''))]
  const [findings, reading] = [new Findings(), new ReadProgress()]
  const open = async function* () {
    yield Buffer.from(lines.map(csvLine).join('\r\n'))
  }
  const products = await Array.fromAsync(readProducts(open, reading, findings))
  const { problems } = inWords(findings)
  return { products, problems: problems.map(({ line, column, reason }) => `${line} ${column}: ${reason}`) }
}

test.each(['de', 'ar'] as const)(
  'reads an export in another language by column position: %s',
  async (language) => {
    const { products, problems } = await read(language, [
      TEE,
      variation('Rot', '19,99', '15,99'),
      variation('Blau', '19,99', '15,99'),
    ])
    expect(problems).toEqual([])
    expect(products).toMatchObject([
      {
        name: 'Düne',
        status: 'published',
        price: 19_99,
        colours: [
          {
            colorName: 'Rot',
            sizes: [{ stocks: 3, preserved: { 'Weight value (grams)': '200', 'Charge tax': 'TRUE' } }],
          },
          { colorName: 'Blau' },
        ],
        preserved: { Vendor: 'Wadi', 'SEO title': 'Shirt' },
      },
    ])
  },
)

test('problems name the columns in the language of the file', async () => {
  const { problems } = await read('de', [TEE, variation('Rot', ''), variation('Blau', '5', 'bald')])
  expect(problems).toEqual([
    '3 Regulärer Preis: is empty; every variant needs a price.',
    '4 Angebotspreis: "bald" is not a number.',
  ])
})

test('reads exports of versions without barcodes, downloads and defaults', async () => {
  const left = Object.keys(IN_OTHER_WORDS).filter((heading) =>
    /GTIN|^Download \d|default|Brands|Meta/.test(heading),
  )
  const { products, problems } = await read('de', [TEE, variation('Rot', '5')], left)
  expect(problems).toEqual([])
  expect(products).toMatchObject([{ name: 'Düne', colours: [{ colorName: 'Rot' }] }])
})

test('refuses an export of selected columns in another language, with a solution', async () => {
  const { products, problems } = await read(
    'de',
    [TEE, variation('Rot', '5')],
    ['Tax status', 'Tax class', 'Images'],
  )
  expect(products).toEqual([])
  expect(problems).toEqual([
    expect.stringContaining('Set your WordPress profile to English, export all columns and import that file'),
  ])
})
