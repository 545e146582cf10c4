import { defineConfig } from 'vitest/config'
import { chosenArea } from './areas.ts'

const { tests, globalSetup = [] } = chosenArea()

export default defineConfig({
  test: {
    include: tests,
    globalSetup,
    setupFiles: ['tools/mutation/fixed-seed.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
