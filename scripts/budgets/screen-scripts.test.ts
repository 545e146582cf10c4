import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { screenScripts } from './screen-scripts.ts'

const bytes = (text: string): number => gzipSync(text, { level: 9 }).length

const build = {
  'react-aa11.js': 'export const react=1',
  'router-bb22.js': 'import{react as r}from"./react-aa11.js";export const router=r',
  'index-cc33.js':
    'import{react as r}from"./react-aa11.js";import{router as o}from"./router-bb22.js";()=>import("./today-screen-dd44.js")',
  'table-ee55.js': 'import"./router-bb22.js";export const table=1',
  'today-screen-dd44.js': 'import{table as t}from"./table-ee55.js";()=>import("./camera-ff66.js")',
  'camera-ff66.js': 'export const camera=1',
}

test('the size of a screen includes the frame, the router and its imports, without React and lazy scripts', () => {
  const counted = ['router-bb22.js', 'index-cc33.js', 'table-ee55.js', 'today-screen-dd44.js'] as const
  expect(screenScripts(build)).toEqual({
    'today-screen-dd44.js': counted.reduce((sum, file) => sum + bytes(build[file]), 0),
  })
})

test('a build with unknown imports is an error', () => {
  expect(() => screenScripts({ ...build, 'index-cc33.js': 'require("react")' })).toThrow(
    'no entry that imports React',
  )
})
