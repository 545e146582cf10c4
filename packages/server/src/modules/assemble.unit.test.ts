import { expect, test } from 'vitest'
import { answersOf, completeModules, loopsOf, unsubscribesOf } from '#modules/assemble'
import { defineModule, type ModuleServer } from '#modules/define-module'
import { MODULES } from '#modules/modules'

const job = (name: string) => ({ name, run: async () => undefined })

test('what two modules have is named', () => {
  const one = defineModule({ name: 'one', unsubscribes: { cart_left: async () => undefined } })
  const other = defineModule({ name: 'other', unsubscribes: { cart_left: async () => undefined } })
  expect(() => unsubscribesOf([one, other])).toThrow('Two modules have cart_left')
})

test('a list that leaves out calls or emails is a type error', () => {
  const none = defineModule({ name: 'none' })
  // @ts-expect-error: the first call and email that it names
  completeModules([none])
  // @ts-expect-error: no call of the contract
  defineModule({ name: 'unknown', calls: { 'GET /api/nothing': async () => ({ success: true }) } })
})

test('jobs run in the order of the modules, those of a loop of their own apart', () => {
  const modules = [
    defineModule({ name: 'one', jobs: [job('a')] }),
    defineModule({ name: 'two', separateJobs: [job('b')] }),
    defineModule({ name: 'three', jobs: ({ payments }) => (payments ? [job('c')] : []) }),
    defineModule({ name: 'four', jobs: [job('d')] }),
  ]
  const namesOf = (shop: Parameters<typeof loopsOf>[1]) =>
    loopsOf(modules, shop).map((loop) => loop.map(({ name }) => name))
  expect(namesOf({ payments: null })).toEqual([['a', 'd'], ['b']])
})

test('every module has a name of its own', () => {
  const names = MODULES.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

test('calls that depend on the server are asked with it', () => {
  const server = { options: { dataFolder: 'here' } } as ModuleServer
  const seen: string[] = []
  const module = defineModule({
    name: 'media',
    calls: ({ options }) => {
      seen.push(options.dataFolder)
      return {}
    },
  })
  answersOf([module], server)
  expect(seen).toEqual(['here'])
})
