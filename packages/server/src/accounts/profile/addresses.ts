import {
  MAX_ADDRESSES,
  type SavedAddress,
  savedAddressProblems,
  trimmedSavedAddress,
} from '@little-dunes/domain/accounts/saved-address'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { WireSavedAddress } from '@little-dunes/domain/contract/accounts/profile-calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, asc, desc, eq } from 'drizzle-orm'
import { savedAddresses } from '#accounts/profile/profile-tables'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { lockUser } from '#idempotency/lock-user'
import type { Shop } from '#shop'

/** The default address comes first. */
export async function readAddresses(shop: Shop, userId: string): Promise<WireSavedAddress[]> {
  const { standard, createdAt, id } = savedAddresses
  const rows = await shop.db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.userId, userId))
    .orderBy(desc(standard), asc(createdAt), asc(id))
  return rows.map(({ userId: _, createdAt: __, ...address }) => address)
}

export const listAddresses: Operation<'POST /api/user/addresses'> = async (shop, caller) => ({
  addresses: await readAddresses(shop, caller.id),
})

/** Changes the address book of a customer, whose row it locks, and returns it. */
async function change(
  shop: Shop,
  userId: string,
  work: (tx: Shop, before: WireSavedAddress[]) => Promise<Refusal | null>,
) {
  const outcome = await inTransactionOrRefuse(shop, async (tx) => {
    await lockUser(tx, userId)
    return (await work(tx, await readAddresses(tx, userId))) ?? { done: true as const }
  })
  if (isRefusal(outcome)) return outcome
  return { addresses: await readAddresses(shop, userId) }
}

export const saveAddress: Operation<'POST /api/user/addresses/save'> = async (shop, caller, input) => {
  const fields = savedAddressProblems(input.address)
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  const address = trimmedSavedAddress(input.address)
  return change(shop, caller.id, (tx, before) =>
    input.id === undefined
      ? insertAddress(tx, caller.id, address, before)
      : updateAddress(tx, input.id, address, before),
  )
}

async function insertAddress(
  tx: Shop,
  userId: string,
  address: SavedAddress,
  before: readonly WireSavedAddress[],
): Promise<Refusal | null> {
  if (before.length >= MAX_ADDRESSES) return refuse('too_many_addresses')
  const newAddress = { id: tx.newId(), userId, createdAt: tx.now(), standard: before.length === 0 }
  await tx.db.insert(savedAddresses).values({ ...newAddress, ...address })
  return null
}

async function updateAddress(
  tx: Shop,
  id: string,
  address: SavedAddress,
  before: readonly WireSavedAddress[],
): Promise<Refusal | null> {
  if (!before.some((one) => one.id === id)) return refuse('address_not_found')
  await tx.db.update(savedAddresses).set(address).where(eq(savedAddresses.id, id))
  return null
}

export const chooseStandardAddress: Operation<'POST /api/user/addresses/standard'> = (shop, caller, { id }) =>
  change(shop, caller.id, async (tx, before) => {
    if (!before.some((one) => one.id === id)) return refuse('address_not_found')
    await makeStandard(tx, caller.id, id)
    return null
  })

export const removeAddress: Operation<'POST /api/user/addresses/remove'> = (shop, caller, { id }) =>
  change(shop, caller.id, async (tx, before) => {
    const address = before.find((one) => one.id === id)
    if (!address || !isUuid(id)) return refuse('address_not_found')
    await tx.db.delete(savedAddresses).where(eq(savedAddresses.id, id))
    const next = before.find((one) => one.id !== id)
    if (address.standard && next) await makeStandard(tx, caller.id, next.id)
    return null
  })

/** In two statements, because only one address may be the default at any moment. */
async function makeStandard(tx: Shop, userId: string, id: string): Promise<void> {
  const others = and(eq(savedAddresses.userId, userId), eq(savedAddresses.standard, true))
  await tx.db.update(savedAddresses).set({ standard: false }).where(others)
  await tx.db.update(savedAddresses).set({ standard: true }).where(eq(savedAddresses.id, id))
}
