import { expect, test } from 'vitest'
import { collectAnswers, collectLoops, collectUnsubscribes, completeModules } from '#modules/assemble'
import { defineModule, type ModuleServer } from '#modules/define-module'
import { MODULES } from '#modules/modules'

const job = (name: string) => ({ name, run: async () => undefined })

test('refuses two modules with the same part, naming it', () => {
  const one = defineModule({ name: 'one', unsubscribes: { cart_left: async () => undefined } })
  const other = defineModule({ name: 'other', unsubscribes: { cart_left: async () => undefined } })
  expect(() => collectUnsubscribes([one, other])).toThrow('More than one module defines cart_left')
})

test('a list that lacks calls or emails is a type error', () => {
  const none = defineModule({ name: 'none' })
  // @ts-expect-error: all calls and emails are missing
  completeModules([none])
  // @ts-expect-error: the contract has no such call
  defineModule({ name: 'unknown', calls: { 'GET /api/nothing': async () => null } })
})

test('jobs run in module order, and separate jobs run in separate loops', () => {
  const modules = [
    defineModule({ name: 'one', jobs: [job('a')] }),
    defineModule({ name: 'two', separateJobs: [job('b')] }),
    defineModule({ name: 'three', jobs: ({ payments }) => (payments ? [job('c')] : []) }),
    defineModule({ name: 'four', jobs: [job('d')] }),
  ]
  const getNames = (shop: Parameters<typeof collectLoops>[1]) =>
    collectLoops(modules, shop).map((loop) => loop.map(({ name }) => name))
  expect(getNames({ payments: null })).toEqual([['a', 'd'], ['b']])
})

test('module names are unique', () => {
  const names = MODULES.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('a calls function receives the server', () => {
  const server = { options: { dataFolder: 'here' } } as ModuleServer
  const seen: string[] = []
  const module = defineModule({
    name: 'media',
    calls: ({ options }) => {
      seen.push(options.dataFolder)
      return {}
    },
  })
  collectAnswers([module], server)
  expect(seen).toEqual(['here'])
})
