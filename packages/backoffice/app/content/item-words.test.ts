import { expect, test } from 'vitest'
import { changesText } from '#content/item-words'

test('a version says what differs from the one before it: texts, places and pictures', () => {
  const changed = {
    'title1.en': 'Dressed for National Day',
    'title1.ar': '',
    to1: '/products?category=Boys',
    to2: '/products?age=100',
    image1: '/media/dawn.12345678',
  }
  expect(changesText('hero', changed)).toBe(
    'Title 1, English: “Dressed for National Day”; Title 1, العربية; Leads to 1: Boys; ' +
      'Leads to 2: /products?age=100; Picture 1',
  )
  expect(changesText('about', { 'body.en': '## Why we began' })).toBe('Text, English')
  expect(changesText('footer', { about2To: '' })).toBe('Third column 2, leads to: Nowhere')
  expect(changesText('about', {})).toBe('The same as before')
})

test('of many changed fields the first ones are named, and the others counted', () => {
  const names = ['caption1.en', 'caption1.ar', 'to1', 'film1', 'image1', 'caption2.en', 'to2', 'film2']
  const changed = Object.fromEntries(names.map((key) => [key, '']))
  expect(changesText('videos', changed)).toMatch(/; Picture 1; Caption 2, English; and 2 more$/)
})
