import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { v7 } from 'uuid'
import { aMember } from '#testing/a-member'
import { replyUnlessCrashed } from '#testing/payment-model/customer-steps'
import type { ExpectedState } from '#testing/payment-model/ledger'
import type { ModelStep } from '#testing/payment-model/payment-command'
import type { PaymentWorld } from '#testing/payment-model/payment-world'

const staffToken = async (world: PaymentWorld) =>
  (await aMember({ db: world.database.db, now: world.now, newId: v7 }, 'manager')).token

/** Adds a range before the request: `least` is certain once it is answered, `most` may have been given. */
function addToCreditRange({ creditRange }: ExpectedState, customerId: string, min: Fils, max: Fils): void {
  const before = creditRange.get(customerId) ?? { min: 0, max: 0 }
  creditRange.set(customerId, { min: before.min + min, max: before.max + max })
}

const customerAt = ({ customers }: ExpectedState, which: number) => {
  const customer = customers[which % customers.length]
  if (!customer) throw new Error('The ledger has no customers')
  return customer
}

/** A staff member gives credit in fils, under a new idempotency key. */
export const giveCredit = (which: number, amount: Fils, server: number): ModelStep => ({
  name: `give-credit ${amount} to ${which} on ${server}`,
  isPossible: () => true,
  async run(world, ledger) {
    const { id: customerId } = customerAt(ledger, which)
    const token = await staffToken(world)
    const input = {
      customerId,
      direction: 'give',
      amount: aedFromFils(amount),
      reason: 'A late parcel',
    } as const
    addToCreditRange(ledger, customerId, 0, amount)
    const call = world.call(server)('POST /api/staff/customer/credit/change', input, {
      token,
      idempotencyKey: v7(),
    })
    const answer = await replyUnlessCrashed(world, server, call)
    if (answer?.success) addToCreditRange(ledger, customerId, amount, 0)
    else if (answer) addToCreditRange(ledger, customerId, 0, -amount)
  },
})

/** Two customers send the code of a new gift card at once, and one of them gets the credit. */
export const redeemGiftCard = (which: number, amount: Fils, server: number): ModelStep => ({
  name: `gift-card ${amount} by ${which} on ${server}`,
  isPossible: () => true,
  async run(world, ledger) {
    const token = await staffToken(world)
    const giftCard = { value: aedFromFils(amount), language: 'en' } as const
    const made = await replyUnlessCrashed(
      world,
      server,
      world.call(server)('POST /api/staff/gift-card/create', giftCard, { token }),
    )
    if (!made?.success || made.code === null) return
    const { code } = made
    const both = [customerAt(ledger, which), customerAt(ledger, which + 1)]
    for (const { id } of both) addToCreditRange(ledger, id, 0, amount)
    const answers = await Promise.all(
      both.map((customer, at) =>
        replyUnlessCrashed(
          world,
          server + at,
          world.call(server + at)('POST /api/gift-card/redeem', { code }, { token: customer.token }),
        ),
      ),
    )
    for (const [at, { id }] of both.entries()) {
      if (answers[at]?.success) addToCreditRange(ledger, id, amount, 0)
      else if (answers[at]) addToCreditRange(ledger, id, 0, -amount)
    }
    if (answers.filter((answer) => answer?.success).length > 1)
      throw new Error('A gift card was redeemed twice')
  },
})
