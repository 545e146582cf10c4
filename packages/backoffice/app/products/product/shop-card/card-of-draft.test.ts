import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { type FormField, formValues } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { HOUR } from '@little-dunes/domain/durations'
import { aColour, aSize, aWholeProduct } from '@little-dunes/domain/testing/a-whole-product'
import { expect, test } from 'vitest'
import type { DraftValue, ProductForm } from '#products/product/form/form-context'
import { cardOfDraft } from '#products/product/shop-card/card-of-draft'

type Edits = { [Name in FormField]?: DraftValue<Name> }

const NOON = Date.parse('2026-11-23T12:00:00+04:00')

const colour = (id: string, stock: number, counted = true) =>
  aColour({
    id,
    name: id,
    swatch: `#${id}`,
    images: [`/media/${id}.1a2b3c4d.avif`],
    sizes: [aSize({ id: `${id}-90`, stock, counted })],
  })

const dress = aWholeProduct({
  name: 'Dune Dress',
  nameAr: 'فستان',
  status: 'published',
  price: 129_00,
  discount: 20,
  flashDiscount: 30,
  colours: [colour('aaa', 9), colour('bbb', 9)],
})

/** Product card with a few edits of its draft. */
function card(edits: Edits = {}, product = dress, language: 'en' | 'ar' = 'en') {
  const stored = formValues(product)
  const form: Pick<ProductForm, 'value' | 'isEdited'> = {
    value: (field) => edits[field] ?? stored[field],
    isEdited: (field) => field in edits,
  }
  return cardOfDraft(product, form, language, NOON)
}

test('a card has name, first image, discounted price and colour dots (CARD-09, CARD-12, CARD-14)', () => {
  expect(card()).toEqual({
    name: 'Dune Dress',
    isBorrowedName: false,
    picture: '/media/aaa.1a2b3c4d.avif',
    now: 103_00,
    before: 129_00,
    isFrom: false,
    off: 20,
    isFlash: false,
    swatches: ['#aaa', '#bbb'],
    moreSwatches: 0,
    left: null,
  })
})

test('unsaved edits of name, price, colour order and images appear on the card', () => {
  const edited = card({
    name: ' Dawn Dress ',
    price: 200_00,
    discount: 0,
    colours: ['bbb', 'aaa'],
    'colour.bbb.swatch': '#abcabc',
  })
  expect(edited).toMatchObject({ name: 'Dawn Dress', now: 200_00, before: 200_00, off: 0 })
  expect(edited.picture).toBe('/media/bbb.1a2b3c4d.avif')
  expect(edited.swatches).toEqual(['#abcabc', '#aaa'])
  expect(card({ image: ['/media/own.1a2b3c4d.avif'] }).picture).toBe('/media/own.1a2b3c4d.avif')
  expect(card({ 'colour.aaa.images': [], 'colour.bbb.images': [] }).picture).toBeNull()
})

test('a card with many colours shows a few dots and the number of the others', () => {
  const colours = ['aaa', 'bbb', 'ccc', 'ddd', 'eee'].map((id) => colour(id, 9))
  expect(card({}, { ...dress, colours })).toMatchObject({
    swatches: ['#aaa', '#bbb', '#ccc'],
    moreSwatches: 2,
  })
})

test('an Arabic card has the Arabic name, or the English name marked as borrowed', () => {
  expect(card({}, dress, 'ar')).toMatchObject({ name: 'فستان', isBorrowedName: false })
  expect(card({ nameAr: ' ' }, dress, 'ar')).toMatchObject({ name: 'Dune Dress', isBorrowedName: true })
})

test('the largest of discount, running sale and running flash sale applies (CARD-17, D-02)', () => {
  const flash = { flashsale: true, flashStartsAt: NOON - HOUR, flashEndsAt: NOON + HOUR }
  expect(card(flash)).toMatchObject({ off: 30, isFlash: true })
  expect(card({ ...flash, flashEndsAt: NOON })).toMatchObject({ off: 20, isFlash: false })
  expect(card({ saleDiscount: 50 }).off).toBe(50)
  expect(card({ saleDiscount: 50, saleStartsAt: NOON + HOUR }).off).toBe(20)
  expect(card({}, { ...dress, appliedSale: 40 }).off).toBe(40)
})

test('the price is the lowest size price, with "from" where prices differ (D-69)', () => {
  expect(card({ 'size.aaa-90.price': 99_00, discount: 0 })).toMatchObject({ before: 99_00, isFrom: true })
  expect(card({ 'size.aaa-90.price': 150_00, discount: 0 })).toMatchObject({ before: 129_00, isFrom: true })
})

test('an invalid percentage takes nothing off', () => {
  expect(card({ discount: 150 })).toMatchObject({ off: 0, now: 129_00 })
  expect(card({ discount: '2o' }).off).toBe(0)
})

test('low and sold-out stock is shown, but never uncounted stock (D-70)', () => {
  const left = (...colours: WholeProduct['colours']) => card({}, { ...dress, colours }).left
  expect(left(colour('aaa', 2), colour('bbb', 1))).toBe(3)
  expect(left(colour('aaa', 0))).toBe(0)
  expect(left(colour('aaa', 4))).toBeNull()
  expect(left(colour('aaa', 0, false))).toBeNull()
  expect(left()).toBeNull()
})
