import { findConflicts, getNewValues } from '@little-dunes/domain/field-changes'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { getSamplesBesideTrn } from '@little-dunes/domain/orders/company/sample-settings'
import {
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type ShopSettings,
  settingProblems,
} from '@little-dunes/domain/settings/shop-settings'
import { sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { settingsTranslations, shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { SHOP_VERSION } from '#startup/shop-version'
import { BRAND_COLOURS, weakBrandColours } from '#theme/brand'
import { readHouseTokens } from '#theme/house-tokens'

const social = (name: keyof typeof shopSettings.$inferSelect.social) =>
  sql<string>`${shopSettings.social} ->> ${sql.raw(`'${name}'`)}`

const inArabic = (name: 'openingTimes' | 'sellerName' | 'sellerAddress' | 'shopName') =>
  sql<string>`coalesce((SELECT ${settingsTranslations[name]} FROM ${settingsTranslations}
    WHERE ${settingsTranslations.language} = 'ar'), '')`

/** Settings stored outside the columns of `shop_settings`. */
const ELSEWHERE = {
  sellerNameAr: inArabic('sellerName'),
  sellerAddressAr: inArabic('sellerAddress'),
  openingTimesAr: inArabic('openingTimes'),
  shopNameAr: inArabic('shopName'),
  instagram: social('instagram'),
  facebook: social('facebook'),
  tiktok: social('tiktok'),
  youtube: social('youtube'),
}
type ColumnName = Exclude<SettingName, keyof typeof ELSEWHERE>

const stored = <Of extends Record<ColumnName, unknown>>(of: Of) =>
  Object.fromEntries(
    SETTING_NAMES.filter((name) => !(name in ELSEWHERE)).map((name) => [name, of[name as ColumnName]]),
  ) as Pick<Of, ColumnName>

const columns = { ...stored(shopSettings), ...ELSEWHERE }

async function write(tx: Shop, settings: ShopSettings): Promise<void> {
  const { instagram, facebook, tiktok, youtube } = settings
  const links = { instagram, facebook, tiktok, youtube }
  await tx.db.update(shopSettings).set({ ...stored(settings), social: links })
  const arabic = {
    openingTimes: settings.openingTimesAr || null,
    sellerName: settings.sellerNameAr || null,
    sellerAddress: settings.sellerAddressAr || null,
    shopName: settings.shopNameAr || null,
  }
  await tx.db
    .insert(settingsTranslations)
    .values({ language: 'ar', ...arabic })
    .onConflictDoUpdate({ target: settingsTranslations.language, set: arabic })
}

/** Fixed order without duplicates, so a changed order alone does not appear in the activity log. */
const inOrder = (emirates: ShopSettings['cashEmirates']) =>
  SETTINGS.cashEmirates.choices.filter((emirate) => emirates.includes(emirate))

const select = (shop: Shop) => shop.db.select(columns).from(shopSettings)

export const seeSettings: Operation<'GET /api/staff/settings'> = async (shop) => {
  const [settings] = await select(shop)
  if (!settings) throw new Error('The shop_settings table is empty')
  return { settings, version: SHOP_VERSION }
}

/** Pages show the new values immediately: the database announces the change to every process. */
export const changeSettings: Operation<'POST /api/staff/settings'> = async (
  shop,
  member,
  { changes },
  context,
) => {
  const newSettings = getNewValues<ShopSettings>(changes)
  if (newSettings.cashEmirates) newSettings.cashEmirates = inOrder(newSettings.cashEmirates)
  const fields = settingProblems(newSettings)
  if (newSettings.cashOnDelivery === false && !shop.payments) fields.cashOnDelivery = 'only_payment'
  if (newSettings.logo && !fields.logo && !(await shop.pictures.hold(newSettings.logo))) fields.logo = 'logo'
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  const house = await readHouseTokens()
  const outcome = await inTransaction(shop, async (tx) => {
    const [before] = await select(tx).for('update')
    if (!before) throw new Error('The shop_settings table is empty')
    const conflicts = findConflicts(before, changes)
    if (Object.keys(conflicts).length > 0) return refuse('field_changed', { conflicts })
    const settings = { ...before, ...newSettings }
    const samples = newSettings.sellerTrn === undefined ? [] : getSamplesBesideTrn(settings)
    if (samples.length > 0)
      return refuse('invalid_form', { fields: Object.fromEntries(samples.map((name) => [name, 'sample'])) })
    const weak = BRAND_COLOURS.some((name) => newSettings[name] !== undefined)
      ? weakBrandColours(settings, shop.theme.base?.tokens ?? {}, house)
      : []
    if (weak.length > 0)
      return refuse('invalid_form', {
        fields: Object.fromEntries(weak.map((name) => [name, 'hard_to_read'])),
      })
    if (Object.keys(newSettings).length > 0) await write(tx, settings)
    await recordAuditEntry(tx, { member, context }, { id: 'shop', before, after: settings })
    return { settings }
  })
  if (!isRefusal(outcome)) shop.catalogue.pagesChanged()
  return outcome
}
