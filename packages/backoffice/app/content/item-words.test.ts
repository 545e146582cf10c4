import type { ContentVersion } from '@little-dunes/domain/contract/content/staff/content-calls'
import { expect, test } from 'vitest'
import { changesText, fieldsOfVersions } from '#content/item-words'

test('a version lists its changes to texts, links and images', () => {
  const changed = {
    'title1.en': 'Dressed for National Day',
    'title1.ar': '',
    to1: '/products?category=Boys',
    to2: '/products?age=100',
    image1: '/media/dawn.12345678',
  }
  expect(changesText('hero', changed)).toBe(
    'Title 1, English: “Dressed for National Day”; Title 1, العربية; Link 1: Boys; ' +
      'Link 2: /products?age=100; Image 1',
  )
  expect(changesText('about', { 'body.en': '## Why we began' })).toBe('Text, English')
  expect(changesText('footer', { about2To: '' })).toBe('Third column 2, link: No link')
  expect(changesText('about', {})).toBe('Same as before')
})

test('a long list of changed fields names the first ones and counts the rest', () => {
  const names = ['caption1.en', 'caption1.ar', 'to1', 'film1', 'image1', 'caption2.en', 'to2', 'film2']
  const changed = Object.fromEntries(names.map((key) => [key, '']))
  expect(changesText('videos', changed)).toMatch(/; Image 1; Caption 2, English; and 2 more$/)
})

test('a version names parts by their positions at its time, and omits hidden ones', () => {
  const newestFirst = [
    { 'title1.en': 'Third', 'title2.en': 'Second', 'title3.en': 'First' },
    { slides: '3,2', 'title2.en': 'Kites', 'title1.en': 'Hidden' },
    { slides: '2,3', 'title3.en': 'Before', to2: '/products?category=Boys' },
  ].map((changed) => ({ changed }) as unknown as ContentVersion)
  const known = fieldsOfVersions(newestFirst)
  expect(newestFirst.map(({ changed }, at) => changesText('hero', changed, known[at]))).toEqual([
    'Title 2, English: “Second”; Title 1, English: “First”',
    'Slides; Title 2, English: “Kites”',
    'Slides; Title 2, English: “Before”; Link 1: Boys',
  ])
  expect(changesText('footer', { careLinks: '2,1', 'care2.en': 'Write to us' })).toBe(
    'Second column links; Second column 1, English: “Write to us”',
  )
})
