import { expect, test } from 'vitest'
import { emirateName } from '#messages/emirate-names'
import { fileMessages, toHeadings } from '#messages/file-messages'

const getTables = (language: 'en' | 'ar') => {
  const { words: _, before: __, ...tables } = fileMessages(language)
  return tables as Record<string, Record<string, string>>
}

test('an Arabic file has the columns of the English one, in the same order with unique headings', () => {
  const [english, arabic] = [getTables('en'), getTables('ar')]
  for (const [name, columns] of Object.entries(english)) {
    expect(Object.keys(arabic[name] ?? {}), name).toEqual(Object.keys(columns))
    const headings = toHeadings(arabic[name] ?? {})
    expect(new Set(headings).size, name).toBe(headings.length)
    for (const heading of headings) expect(heading).not.toMatch(/[a-z]/i)
  }
  expect(fileMessages('ar').before('المبلغ')).not.toMatch(/[a-z]/i)
})

test('an emirate is in the language of the file, and an unknown one is unchanged', () => {
  expect([emirateName('Dubai', 'en'), emirateName('Dubai', 'ar')]).toEqual(['Dubai', 'دبي'])
  expect(emirateName('Muscat', 'ar')).toBe('Muscat')
})
