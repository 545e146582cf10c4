import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Level of each requirement of ASVS 5.0, in the order of their numbers: '2.3': '12223' is V2.3.1 to V2.3.5. */
const LEVELS: Record<string, string> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
}

const REPOSITORY = path.join(import.meta.dirname, '../..')
/** Folder of files that the table names without one. */
const SERVER = 'packages/server/src'

interface Row {
  id: string
  level: string
  asksFor: string
  state: string
  reason: string
}

const document = readFileSync(path.join(REPOSITORY, 'docs/asvs.md'), 'utf8')
const rows = document.split('\n').flatMap((line): Row[] => {
  const [, id = '', level = '', asksFor = '', state = '', reason = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  return /^V\d/.test(id) ? [{ id, level, asksFor, state, reason }] : []
})

const expected = Object.entries(LEVELS).flatMap(([section, levels]) =>
  [...levels].flatMap((level, place) => (level === '3' ? [] : [`V${section}.${place + 1} ${level}`])),
)

const FILE = /`([\w./-]+\.(?:tsx?|md))`/g
/** A quoted title after its file. */
const TITLE = /`([\w./-]+\.(?:tsx?|md))`[^`'|\n]*'([^'|\n]+)'/g

const filesIn = (text: string): string[] => [...text.matchAll(FILE)].flatMap(([, file]) => file ?? [])
const listFiles = ({ reason }: Row): string[] => filesIn(reason)

const findFile = (file: string): string | undefined =>
  [file, path.join(SERVER, file), path.join('e2e/resilience', file)]
    .map((place) => path.join(REPOSITORY, place))
    .find(existsSync)
const isThere = (file: string): boolean => findFile(file) !== undefined

test('every requirement of ASVS 5.0 up to level 2 has one row', () => {
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(expected)
})

test('every row has one of three states and a reason', () => {
  const incomplete = rows.filter(
    ({ state, asksFor, reason }) =>
      !['passes', 'does not apply', 'not yet'].includes(state) || asksFor === '' || reason === '',
  )
  expect(incomplete).toEqual([])
})

test('every passing requirement names an existing file', () => {
  expect(rows.filter((row) => row.state === 'passes' && listFiles(row).length === 0)).toEqual([])
  const missing = rows.flatMap((row) =>
    listFiles(row)
      .filter((file) => !isThere(file))
      .map((file) => `${row.id} ${file}`),
  )
  expect(missing).toEqual([])
})

test('every quoted test title exists in the file named before it', () => {
  const missing = [...document.matchAll(TITLE)].filter(([, file = '', title = '']) => {
    const place = findFile(file)
    return place === undefined || !readFileSync(place, 'utf8').includes(title)
  })
  expect(missing.map(([text]) => text)).toEqual([])
})

test('every file mentioned in docs/security.md exists', () => {
  const files = filesIn(readFileSync(path.join(REPOSITORY, 'docs/security.md'), 'utf8'))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => !isThere(file))).toEqual([])
})

test.each(['docs/asvs.md', 'docs/security.md'])('%s counts the rows by state', (file) => {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const counts = `${count('passes')} pass, ${count('does not apply')} do not apply, ${count('not yet')} do not hold yet`
  expect(readFileSync(path.join(REPOSITORY, file), 'utf8')).toContain(counts)
})
