import { isMasterAddress } from '@little-dunes/domain/catalogue/pictures'
import { refuse } from '@little-dunes/domain/messages/failures'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { readSource, sourceSize } from '#media/picture-source'
import { focusPicture } from '#media/store-picture'
import { recordAuditEntry } from '#staff/record-audit-entry'

/** The source of a picture, on which the team chooses a focal point. */
export const seeFocus =
  (dataFolder: string): Operation<'GET /api/staff/picture/focus'> =>
  async (_shop, _member, { address }) => {
    if (!isMasterAddress(address)) return refuse('not_found')
    const from = await readSource(dataFolder, address)
    const size = from && (await sourceSize(dataFolder, from.source))
    return {
      source: size && { address: from.source, ...size },
      focus: from?.focus ?? null,
    }
  }

/** Draws another master with another address. Products with the former one stay unchanged until they are saved. */
export const chooseFocus =
  (dataFolder: string): Operation<'POST /api/staff/picture/focus'> =>
  async (shop, member, { address, focus }, context) => {
    const before = isMasterAddress(address) ? await readSource(dataFolder, address) : null
    const drawn = before && (await focusPicture(dataFolder, address, focus))
    if (!drawn) return refuse('not_found')
    const change = { id: drawn, before: { focus: before.focus }, after: { focus } }
    await inTransaction(shop, (tx) => recordAuditEntry(tx, { member, context }, change))
    return { address: drawn }
  }
