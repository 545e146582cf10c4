import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const listDependencies = (name: string): string[] =>
  Object.keys(
    JSON.parse(readFileSync(new URL(`../../packages/${name}/package.json`, import.meta.url), 'utf8'))
      .dependencies,
  )

// `npm ci --omit=dev && npm start`: the start builds the pages.
test('the packages for building pages are not development dependencies', () => {
  expect(listDependencies('storefront')).toEqual(expect.arrayContaining(['@react-router/dev', 'vite']))
  expect(listDependencies('backoffice')).toContain('vite')
})
