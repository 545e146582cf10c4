import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { GuideNode } from '#help/guide'
import { textBlocks } from '#help/guide-text'
import { helpMessages } from '#help/help-messages'
import { otherWords } from '#help/other-words'
import { indexGuides, searchGuides } from '#help/search-guides'
import { CHAPTERS } from '#shell/help-places'
import { SCREENS } from '#shell/screens'
import { readGuide } from '../../vite/read-guide.ts'

const folder = path.resolve(import.meta.dirname, '../../../../docs/guide')
const names = readdirSync(folder).map((file) => path.basename(file, '.md'))
const guides = new Map(
  names.map((name) => [name, readGuide(readFileSync(path.join(folder, `${name}.md`), 'utf8'), name)]),
)
const places = new Set(
  [...guides].flatMap(([name, { sections }]) => [name, ...sections.map(({ id }) => `${name}#${id}`)]),
)

const linksIn = (nodes: readonly GuideNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag === 'img') return []
    return [...(node.tag === 'a' ? [node.place] : []), ...linksIn(node.children)]
  })

const readIntro = (markdown: string) => readGuide(`# Title\n\n${markdown}`, 'ship').intro

test('Help has every guide as a chapter with its title', () => {
  expect(names.filter((name) => name !== 'README').toSorted()).toEqual([...CHAPTERS].toSorted())
  for (const chapter of CHAPTERS) expect(guides.get(chapter)?.title).toBe(helpMessages.chapters[chapter])
})

test('every screen except Help links to a guide section, and every guide has a screen', () => {
  const named = Object.entries(SCREENS).flatMap(([name, screen]) =>
    'help' in screen ? [screen.help] : name.startsWith('help') ? [] : [`${name} has no section`],
  )
  expect(named.filter((place) => !places.has(place))).toEqual([])
  expect(CHAPTERS.filter((chapter) => !named.some((place) => place.startsWith(`${chapter}#`)))).toEqual([])
})

test('every synonym and every link in a guide leads to a section', () => {
  expect([...otherWords.keys()].filter((place) => !places.has(place))).toEqual([])
  const links = [...guides.values()].flatMap(({ intro, sections }) =>
    [intro, ...sections.map(({ content }) => content)].flatMap(linksIn),
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((place) => !places.has(place))).toEqual([])
})

test('anchors equal GitHub’s and are unique in a guide', () => {
  const { sections } = readGuide("# Sell\n\n## How do I …\n\n### Don't (re)ship_it – now", 'sell')
  expect(sections.map(({ id }) => id)).toEqual(['how-do-i-', 'dont-reship_it--now'])
  expect(() => readGuide('# Sell\n\n## Find\n\n### Find', 'sell')).toThrow(
    'sell.md has two sections with the anchor find',
  )
})

test('HTML is shown as text, and external links become plain text', () => {
  expect(readIntro('<img src="x" onerror="alert(1)">')).toEqual(['<img src="x" onerror="alert(1)">'])
  expect(readIntro('A <b>bold</b> word')).toEqual([
    { tag: 'p', children: ['A ', '<b>', 'bold', '</b>', ' word'] },
  ])
  expect(readIntro('[a](javascript:alert(1)) [b](https://example.com) [c](../operating.md#log)')).toEqual([
    { tag: 'p', children: ['a', ' ', 'b', ' ', 'c'] },
  ])
  expect(readIntro('[a](#pack) [b](sell.md#find)')).toEqual([
    {
      tag: 'p',
      children: [
        { tag: 'a', place: 'ship#pack', children: ['a'] },
        ' ',
        { tag: 'a', place: 'sell#find', children: ['b'] },
      ],
    },
  ])
})

test('a search finds text in lists, tables and code, without Markdown signs', () => {
  const content = readIntro('- **One** [two](#a)\n- `three`\n\n| a | b |\n| - | - |\n| c | d |')
  expect(textBlocks(content)).toEqual(['One two', 'three', 'a b', 'c d'])
})

const index = indexGuides(guides, otherWords)
const search = (typed: string) =>
  searchGuides(index, typed).map(({ chapter, section }) => `${chapter}#${section.id}`)

test.each([
  ['refund', 'return#refund-an-order'],
  ['money back', 'return#refund-an-order'],
  ['coupon', 'grow#create-discount-codes'],
  ['supplier', 'sell#receive-a-delivery'],
  ['remittances', 'get-paid#record-a-courier-remittance'],
  ['passkey', 'set-up#manage-your-account'],
  ['recovery code', 'set-up#accept-an-invitation'],
])('a search for %s finds %s first', (typed, place) => {
  expect(search(typed)[0]).toBe(place)
})

test('sections with equal matches are sorted by the length of their title', () => {
  const plain = searchGuides(indexGuides(guides, new Map()), 'refund')
  expect(plain.slice(0, 2).map(({ section }) => section.title)).toEqual([
    'Refund an order',
    'Pay cash refunds',
  ])
})

test('a search matches all words, and an empty one finds nothing; it has at most 20 results', () => {
  expect(search('the')).toHaveLength(20)
  expect(search('refund zebra')).toEqual([])
  expect(search(' … ')).toEqual([])
})

test('a result shows the sentence with the word', () => {
  const [first] = searchGuides(index, 'focal')
  expect(first?.excerpt).toContain('Focal')
})
