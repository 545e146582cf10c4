import { expect, test } from 'vitest'
import { readEnvironment } from '#environment'

const keys = { SECRET_KEY: 'sk_test_1', PUBLISHABLE_KEY: 'pk_test_1', WEBHOOK_SECRET: 'whsec_1' }

test('every error of the environment is reported at once', () => {
  expect(() => readEnvironment({ ...keys, PORT: 'x', SECRET_KEY: 'sk_live_1', PUBLISHABLE_KEY: '' })).toThrow(
    'Could not start the sandbox: PORT must be a port number; SECRET_KEY must start with sk_test_; PUBLISHABLE_KEY must start with pk_test_.',
  )
})

test('only the keys are required', () => {
  expect(readEnvironment(keys)).toMatchObject({
    port: 0,
    host: '127.0.0.1',
    stateFile: undefined,
    webhookUrl: undefined,
  })
})
