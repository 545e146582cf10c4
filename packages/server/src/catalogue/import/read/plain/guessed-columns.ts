import {
  type ColumnMapping,
  type ExportColumn,
  findColumn,
  isShopify,
} from '#catalogue/import/read/export-columns'
import { normalizeForComparison } from '#catalogue/import/values/plain-text'

/** Column names of shops and their systems, in the languages of sellers in this country, the most likely first. */
const WORDS = {
  title: `product name, item name, product title, post title, name en, name english, title, name, item title, item, product,
    bezeichnung, artikelname, artikelbezeichnung, produktname, titel, nom du produit, nom, titre, designation,
    nombre del producto, nombre, titulo, nome do produto, nome, naam, urun adi,
    اسم المنتج, الاسم, اسم الصنف, المنتج, الصنف, العنوان, name ar`,
  regular: `regular price, retail price, unit price, selling price, sales price, price, list price,
    regularer preis, normalpreis, verkaufspreis, preis, tarif regulier, prix de vente, prix,
    price tax included, standard price, your price, precio normal, precio de venta, precio, prezzo di listino, prezzo, preco, prijs, fiyat,
    السعر العادي, سعر المنتج, سعر البيع, السعر الافتراضي, السعر`,
  current:
    'price, selling price, sales price, preis, verkaufspreis, prix, prix de vente, precio, precio de venta, prezzo, preco, prijs, fiyat, السعر, سعر البيع, سعر المنتج',
  before: `regular price, retail price, list price, regularer preis, normalpreis, tarif regulier, precio normal, prezzo di listino,
    السعر العادي, السعر الافتراضي`,
  sale: `sale price, special price, discounted price, discount price, offer price, promo price,
    angebotspreis, sonderpreis, tarif promo, prix promo, precio rebajado, precio de oferta, prezzo in offerta,
    السعر المخفض, سعر التخفيض, سعر العرض, السعر بعد الخصم`,
  compareAtPrice: `compare at price, compare price, original price, old price, price before discount, was price, rrp, msrp,
    uvp, alter preis, streichpreis, prix barre, precio anterior, السعر قبل الخصم, السعر السابق`,
  handle: 'handle, handleid, slug, post name, url key, url slug, url rewritten, permalink, product slug',
  sku: `sku, sku code, code sku, item code, item number, item no, article number, article no, article, product code, stock code, code,
    artikelnummer, art nr, artikel nr, ugs, reference, referencia, ref, codice,
    رمز المنتج sku, رمز المنتج, رمز التخزين, رقم المنتج, كود المنتج, الرمز`,
  barcode:
    'barcode, ean, ean13, ean code, gtin, upc, isbn, strichcode, code barres, codigo de barras, باركود, الباركود, رمز شريطي',
  quantity: `quantity, qty, current stock level, stock level, current stock, current quantity, stock quantity, stock qty, stock, in stock, on hand, quantity on hand, inventory, inventory quantity, available,
    lagerbestand, bestand, lager, menge, anzahl, quantite, inventario, existencias, cantidad, giacenza, quantita, estoque, voorraad, stok,
    الكمية, الكمية المتوفرة, الكمية المتاحة, المخزون, stock status, availability`,
  body: `description, description en, product description, long description, full description, post content, details, beschreibung, produktbeschreibung,
    descripcion, descrizione, descricao, omschrijving, aciklama, الوصف, وصف المنتج, وصف`,
  productCategory: `category, categories en, product category, categories, product type, type, collection, department, kategorie, kategorien, warengruppe,
    categorie, categories de produits, categoria, categorias, التصنيف, تصنيف المنتج, الفئة, القسم, categories ar`,
  tags: 'tags, keywords, schlagworter, etiquettes, etiquetas, الوسوم, الكلمات المفتاحية',
  imageSrc: `image url, hosted image urls, cover image, image urls, image link, image src, main image, product image, images, image, image 1, image1, picture, pictures, photo, photos,
    bild, bilder, bild url, images du produit, imagenes, imagen, immagine, immagini, الصورة, صورة المنتج, الصور, رابط الصورة`,
  published: 'is published, visible, is visible, active, is active, منشور',
  status: 'post status',
  colour: 'colour, color, farbe, couleur, cor, colore, kleur, renk, اللون, لون',
  variation: 'variation name, variant name, variation, variant',
  size: 'size, grosse, taille, talla, tamano, taglia, maat, beden, المقاس, الحجم, القياس',
} as const

type Word = keyof typeof WORDS

export const normal = (heading: string): string =>
  normalizeForComparison(heading)
    .replaceAll('ß', 'ss')
    .replace(/\([^)]*\)?|\[[^\]]*\]?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(
      /(^|\s)(aed|dhs?|sar|usd|eur|gbp|kwd|qar|bhd|omr|egp|inr|dirhams?|درهم|دراهم|د ا|ريال|دينار)(?=\s|$)/g,
      ' ',
    )
    .trim()

export const isCalled = (word: Word, heading: string): boolean => NAMES[word].includes(normal(heading))

/** The currency in a heading, if it is not the shop's. */
export const currencyIn = (heading: string): string | undefined =>
  /(?:^|[^\p{L}])(SAR|USD|EUR|GBP|KWD|QAR|BHD|OMR|EGP|INR|ريال|دينار|[$€£])(?=$|[^\p{L}])/iu.exec(
    heading,
  )?.[1]

/** `product_price` is a price. */
const bare = (heading: string): string => normal(heading).replace(/^(product|item) /, '')

/** The heading without its language: `title_en` and `titleEn` are titles. */
function unmarked(heading: string, language: RegExp): string {
  const words = heading.replace(/(?<=\p{Ll})(?=(Ar|En)$)/u, ' ')
  return language.test(words) ? normal(words.replace(language, ' ')) : ''
}

const NAMES = Object.fromEntries(
  Object.entries(WORDS).map(([word, names]) => [word, names.split(',').map(normal)]),
) as Record<Word, string[]>

const PLACES = [
  [1, 'one'],
  [2, 'two'],
  [3, 'three'],
] as const

/** `Option Value 1` and similar forms of Shopify's `Option1 Value`. */
const numberedHeading = (
  headings: readonly string[],
  part: 'name' | 'value',
  [place, word]: (typeof PLACES)[number],
) =>
  headings.find((heading) =>
    [`option ${part} ${place}`, `option ${place} ${part}`, `variant option ${word} ${part}`].includes(
      normal(heading),
    ),
  )

/** The shop's first language wins if headings are in several languages. */
const ENGLISH = /(?<!\p{L})(EN(glish|-GB|-US)?|(باللغة )?(ب?ال)?[إا]نجليزية?)(?!\p{L})/iu
const ARABIC = /(?<!\p{L})(AR(abic|-AE|-SA)?|(باللغة )?(ب?ال)?عربية?)(?!\p{L})/iu
const ARABIC_LETTERS = /\p{Script=Arabic}/u
/** The price that customers pay wins if there are several prices. */
const PAID = /\b(incl|inkl|ttc|inc|aed|dhs?|dirhams?)\b|شامل|درهم|دراهم|د\.إ/i

/** The Arabic counterpart of a heading: marked as Arabic, or in Arabic letters beside others. */
function inArabic(headings: readonly string[], names: readonly string[], beside = ''): string | undefined {
  const others = headings.filter((heading) => heading !== beside)
  const isOther = (heading: string) =>
    beside !== '' && ARABIC_LETTERS.test(heading) && !ARABIC_LETTERS.test(beside)
  return (
    others.find((heading) => names.includes(unmarked(heading, ARABIC))) ??
    others.find((heading) => isOther(heading) && names.includes(normal(heading)))
  )
}

/**
 * Guesses the columns of a file with unknown headings. Callers show that it is a guess. Known headings take precedence.
 */
export function guessedColumns(record: readonly string[]): ColumnMapping {
  const headings = [...new Set(record.map((cell) => cell.trim()))].filter(Boolean)
  const guess: ColumnMapping = {}
  for (const heading of headings) {
    const column = findColumn(heading)
    if (column) guess[column] ??= heading
  }
  // A Shopify file has no more of the shop's columns. Its other columns belong to apps.
  if (isShopify(record)) return guess
  const free = headings.filter((heading) => !findColumn(heading))
  const called = (word: Word): string | undefined =>
    NAMES[word].flatMap((name) => {
      const same = free.filter((heading) =>
        [normal(heading), bare(heading), unmarked(heading, ENGLISH)].includes(name),
      )
      return (
        same.find((heading) => PAID.test(heading)) ??
        same.find((heading) => ENGLISH.test(heading)) ??
        same.find((heading) => !ARABIC.test(heading)) ??
        same.slice(0, 1)
      )
    })[0]
  const add = (column: ExportColumn, heading: string | undefined) => {
    if (heading !== undefined) guess[column] ??= heading
  }
  const [sale, before, current] = [called('sale'), called('before'), guess.price ?? called('current')]
  const regular = guess.price ?? called('regular')
  if (before !== undefined && current !== undefined)
    // The current price, whether a reduction has begun or not.
    Object.assign(guess, { price: current, compareAtPrice: before })
  else if (sale !== undefined && regular !== undefined)
    Object.assign(guess, { price: sale, compareAtPrice: regular })
  add('price', sale ?? regular)
  for (const column of [
    'compareAtPrice',
    'title',
    'handle',
    'sku',
    'barcode',
    'quantity',
    'body',
    'productCategory',
    'tags',
    'imageSrc',
    'published',
    'status',
  ] as const)
    add(column, called(column))
  for (const [column, arabic, beside] of [
    ['title', 'nameAr', guess.title],
    ['body', 'descriptionAr', guess.body],
    ['productCategory', 'typeAr', guess.type ?? guess.productCategory],
  ] as const) {
    // A file with only Arabic names is in Arabic.
    const isAlone = beside === undefined && guess.nameAr === undefined
    add(isAlone ? column : arabic, inArabic(free, NAMES[column], beside))
  }
  for (const place of PLACES) {
    add(`option${place[0]}Name`, numberedHeading(free, 'name', place))
    add(`option${place[0]}Value`, numberedHeading(free, 'value', place))
  }
  const options = (['colour', 'size', 'variation'] as const).flatMap((word) => called(word) ?? [])
  if (guess.option1Value === undefined) {
    add('option1Value', options[0])
    add('option2Value', options[1])
    add('option3Value', options[2])
  }
  return guess
}
