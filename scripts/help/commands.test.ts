import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run-tool.ts'
import { COMMANDS } from './commands.ts'

/** npm runs them by itself, after `npm ci` and in `npm version`. */
const AUTOMATIC = ['postinstall', 'version']
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const described = Object.values(COMMANDS).flatMap(Object.keys)

test('every npm script has one description, and every description has a script', () => {
  const names = Object.keys(scripts).filter((name) => !AUTOMATIC.includes(name))
  expect(described.toSorted()).toEqual(names.toSorted())
})

test('a line fits in 110 columns', () => {
  const lines = Object.values(COMMANDS).flatMap(Object.values)
  expect(lines.filter((line: string) => line.length > 78)).toEqual([])
})
