import { type EditedSizeChart, sizeChartProblems } from '@little-dunes/domain/content/size-chart'
import { findConflicts } from '@little-dunes/domain/field-changes'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { settingsTranslations, shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** The chart with its Arabic texts. Locks it until the end of the transaction. */
export async function readChart(shop: Shop): Promise<EditedSizeChart> {
  const { sizeChartWeightHeading: heading, sizeChart } = shopSettings
  const [settings] = await shop.db.select({ heading, sizeChart }).from(shopSettings).for('update')
  if (!settings) throw new Error('The shop_settings table is empty')
  const [arabic] = await shop.db
    .select()
    .from(settingsTranslations)
    .where(eq(settingsTranslations.language, 'ar'))
  return {
    heading: settings.heading,
    headingAr: arabic?.sizeChartWeightHeading ?? '',
    rows: settings.sizeChart.map(({ size, height, weight, age }) => ({
      size,
      height,
      weight,
      age,
      ageAr: arabic?.sizeChartAges[size] ?? '',
    })),
  }
}

async function writeChart(tx: Shop, { heading, headingAr, rows }: EditedSizeChart): Promise<void> {
  const sizeChart = rows.map(({ ageAr: _, ...row }) => row)
  await tx.db.update(shopSettings).set({ sizeChartWeightHeading: heading, sizeChart })
  const sizeChartAges = Object.fromEntries(
    rows.flatMap(({ size, ageAr }) => (ageAr === '' ? [] : [[size, ageAr]])),
  )
  const arabic = { sizeChartWeightHeading: headingAr || null, sizeChartAges }
  await tx.db
    .insert(settingsTranslations)
    .values({ language: 'ar', ...arabic })
    .onConflictDoUpdate({ target: settingsTranslations.language, set: arabic })
}

const trimmed = (chart: EditedSizeChart): EditedSizeChart => ({
  heading: chart.heading.trim(),
  headingAr: chart.headingAr.trim(),
  rows: chart.rows.map(({ size, height, weight, age, ageAr }) => ({
    size: size.trim(),
    height: height.trim(),
    weight: weight.trim(),
    age: age.trim(),
    ageAr: ageAr.trim(),
  })),
})

export const seeSizeChart: Operation<'GET /api/staff/size-chart'> = async (shop) => ({
  chart: await readChart(shop),
})

/** Pages show the new chart immediately: the database announces the change to every process. */
export const changeSizeChart: Operation<'POST /api/staff/size-chart'> = async (
  shop,
  member,
  { from, to },
  context,
) => {
  const chart = trimmed(to)
  const fields = sizeChartProblems(chart)
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  const outcome = await inTransaction(shop, async (tx) => {
    const before = await readChart(tx)
    const conflicts = findConflicts({ chart: before }, { chart: { from, to: chart } })
    if (conflicts.chart) return refuse('field_changed', { conflicts })
    await writeChart(tx, chart)
    const change = { id: 'size chart', before: { ...before }, after: { ...chart } }
    await recordAuditEntry(tx, { member, context }, change)
    return { chart }
  })
  if (!isRefusal(outcome)) shop.catalogue.pagesChanged()
  return outcome
}
