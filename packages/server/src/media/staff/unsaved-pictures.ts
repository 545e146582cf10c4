import { DAY, HOUR } from '@little-dunes/domain/durations'
import { sql } from 'drizzle-orm'
import { products, variants } from '#catalogue/catalogue-tables'
import { contentPreviews, contentVersions } from '#content/content-tables'
import { productImportItems } from '#imports/import-tables'
import type { Job } from '#jobs/start-jobs'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'

/** The job looks back this far because a shop may have been closed for so long. */
const LOOK_BACK = 60 * DAY

/** Pictures that the team made in a span, newest last, without those that are or ever were in use. */
async function unsavedPictures({ db }: Shop, since: Date, until: Date, only?: string): Promise<string[]> {
  const { id, at, subject, subjectId, changes } = staffChanges
  const holds = (text: unknown) => sql`position(made.address IN ${text}::text) > 0`
  const { rows } = await db.execute<{ address: string }>(sql`
    WITH made AS (
      SELECT ${subjectId} AS address, min(${id}) AS first_id FROM ${staffChanges}
      WHERE ${subject} = 'picture' AND ${at} > ${since} ${only === undefined ? sql`` : sql`AND ${subjectId} = ${only}`}
      GROUP BY ${subjectId} HAVING max(${at}) <= ${until}
    ), shown AS (
      SELECT unnest(${products.image}) AS address FROM ${products}
      UNION ALL SELECT unnest(${variants.images}) FROM ${variants}
      UNION ALL SELECT ${shopSettings.logo} FROM ${shopSettings}
    )
    SELECT address FROM made
    WHERE address NOT IN (SELECT address FROM shown)
    AND NOT EXISTS (SELECT FROM ${contentVersions} WHERE ${holds(contentVersions.fields)})
    AND NOT EXISTS (SELECT FROM ${contentPreviews} WHERE ${holds(contentPreviews.fields)})
    AND NOT EXISTS (SELECT FROM ${productImportItems} WHERE ${holds(productImportItems.snapshot)})
    AND NOT EXISTS (
      SELECT FROM ${staffChanges} WHERE ${id} > made.first_id AND ${subject} <> 'picture' AND ${holds(changes)}
    )
    ORDER BY first_id`)
  return rows.map(({ address }) => address)
}

/** Removes pictures that were uploaded or recut a day ago and never saved. */
export const PICTURE_JOBS: readonly Job[] = [
  {
    name: 'unsaved pictures',
    every: HOUR,
    run: async (shop) => {
      await shop.pictures.restoreInterrupted()
      const now = shop.now().getTime()
      const [since, until] = [new Date(now - LOOK_BACK), new Date(now - DAY)]
      for (const address of await unsavedPictures(shop, since, until))
        await shop.pictures.removeUnlessUsed(address, until, async () => {
          const still = await unsavedPictures(shop, since, until, address)
          return still.length === 0
        })
    },
  },
]
