import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Each takes longer than any hundred others; started last, it would run alone on one core. */
const LONG = [
  'payment-model.test.ts',
  'generated-requests.test.ts',
  'payment-crashes.slow.test.ts',
  'main.test.ts',
  'embedded-postgres.test.ts',
  'main-payments.slow.test.ts',
  'staff-calls.test.ts',
  'failpoints.test.ts',
  'tax-document-file.slow.test.ts',
  'pool.slow.test.ts',
  'unicode-locale.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}`))
  return at === -1 ? LONG.length : at
}

export class LongTestsFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}
