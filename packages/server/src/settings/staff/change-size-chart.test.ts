import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/size-chart', {}, { token: owner.token })).chart
type Chart = Awaited<ReturnType<typeof see>>
const change = (from: Chart, to: Chart) =>
  shop.call('POST /api/staff/size-chart', { from, to }, { token: owner.token })
const read = async (language: 'en' | 'ar') =>
  requireSuccess(await shop.call('GET /api/settings', {}, { language })).settings

test('a changed chart is in the next response of every process, in each language, and in the activity log', async () => {
  const other = await shop.anotherServer()
  const from = await see()
  expect(from).toMatchObject({ heading: 'Weight (cm)', rows: expect.any(Array) })
  const [first, ...rest] = from.rows
  const to: Chart = {
    heading: ' Weight (kg) ',
    headingAr: 'الوزن (كغ)',
    rows: [
      { ...first, size: '74', height: '68-74', weight: '7-9', age: '6–9 months', ageAr: '6 إلى 9 أشهر' },
      ...rest,
    ],
  }
  requireSuccess(await change(from, to))
  expect(await read('en')).toMatchObject({ sizeChartWeightHeading: 'Weight (kg)' })
  const arabic = await read('ar')
  expect(arabic.sizeChartWeightHeading).toBe('الوزن (كغ)')
  expect(arabic.sizeChart[0]).toEqual({ size: '74', height: '68-74', weight: '7-9', age: '6 إلى 9 أشهر' })
  const answer = requireSuccess(await other.call('GET /api/settings', {}))
  expect(answer.settings.sizeChart[0]?.age).toBe('6–9 months')
  const auditLog = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, 'size chart'))
  expect(auditLog).toMatchObject([
    { actor: owner.email, changes: { heading: ['Weight (cm)', 'Weight (kg)'] } },
  ])
})

test('a conflicting change gets the current chart, and nothing is lost', async () => {
  const from = await see()
  requireSuccess(await change(from, { ...from, heading: 'Weight' }))
  const conflict = { code: 'field_changed', conflicts: { chart: { heading: 'Weight' } } }
  expect(await change(from, { ...from, heading: 'Kilograms' })).toMatchObject(conflict)
  requireSuccess(await change(from, { ...from, heading: 'Weight' }))
  expect((await see()).heading).toBe('Weight')
})

test('only one of two simultaneous changes of the chart succeeds', async () => {
  const from = await see()
  const answers = await Promise.all(['One', 'Two'].map((heading) => change(from, { ...from, heading })))
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
})

test('invalid values are refused by cell, and nothing is stored', async () => {
  const from = await see()
  const [first, second] = from.rows
  if (!first || !second) throw new Error('The size chart has fewer than two rows')
  const rows = [first, { ...second, size: first.size, weight: ' ' }]
  expect(await change(from, { ...from, rows })).toMatchObject({
    code: 'invalid_form',
    fields: { '1.size': 'twice', '1.weight': 'required' },
  })
  expect(await change(from, { ...from, rows: [] })).toMatchObject({ fields: { rows: 'rows' } })
  expect(await see()).toEqual(from)
})
