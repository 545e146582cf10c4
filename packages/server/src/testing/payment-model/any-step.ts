import { MINUTE } from '@little-dunes/domain/durations'
import fc from 'fast-check'
import { FAILPOINTS } from '#payments/failpoints'
import { giveCredit, redeemGiftCard } from '#testing/payment-model/credit-steps'
import {
  addToCart,
  cancel,
  lookAtOrders,
  place,
  placeAgain,
  placeForLess,
  verify,
  verifyForeign,
} from '#testing/payment-model/customer-steps'
import { TEST_PAYMENT_METHODS } from '#testing/payment-model/ledger'
import { type ModelStep, PaymentCommand, type Tally } from '#testing/payment-model/payment-command'
import {
  authenticate,
  CARDS,
  clearFaults,
  deliver,
  deliverEarly,
  FAULT_TARGETS,
  FAULTS,
  FORGERIES,
  fail,
  forge,
  pay,
  payLate,
  payWrongAmount,
  repeatEvent,
  returnRefund,
  setRefundOutcome,
} from '#testing/payment-model/provider-steps'
import {
  askReturn,
  deliverOrder,
  moveReturn,
  RETURN_MOVES,
  type ReturnWish,
  returnedOrder,
  undoDelivery,
} from '#testing/payment-model/return-steps'
import {
  concurrently,
  crash,
  JOBS,
  letTimePass,
  putClock,
  restart,
  runJob,
  sequentially,
  settleAll,
} from '#testing/payment-model/shop-steps'
import { editLines, type RefundedPart, refundPart, refuseParcel } from '#testing/payment-model/staff-steps'
import { DELIVERIES } from '#testing/payment-model/webhook-gate'

const server = fc.nat(1)
const customer = fc.nat(2)
/** Mostly the two latest orders. */
const which = fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: fc.nat(7) })

const wanted = fc.record({
  customer,
  product: fc.nat(2),
  size: fc.nat(1),
  quantity: fc.integer({ min: 1, max: 2 }),
  more: fc.option(fc.nat(1), { freq: 4 }),
  code: fc.option(fc.constantFrom('FIRSTDAY' as const, 'AFZ44' as const), { nil: null, freq: 2 }),
  express: fc.boolean(),
  credit: fc.option(fc.constantFrom(1, 20_00, 50_00, 999_00), { freq: 2 }),
})
const way = fc.constantFrom(...TEST_PAYMENT_METHODS, 'embedded' as const, 'hosted' as const)
const key = fc.option(fc.nat(3), { nil: null, freq: 3 })
const card = fc.oneof(
  { weight: 3, arbitrary: fc.constant('pm_card_visa') },
  { weight: 2, arbitrary: fc.constantFrom(...CARDS) },
)

const placing = fc.tuple(way, wanted, key, server).map((given) => place(...given))
const again = fc.tuple(which, server).map((given) => placeAgain(...given))
const paying = fc.tuple(which, card).map((given) => pay(...given))
const authenticating = fc.tuple(which, fc.boolean()).map((given) => authenticate(...given))
const verifying = fc.tuple(which, fc.boolean(), fc.boolean(), server).map((given) => verify(...given))
const cancelling = fc.tuple(which, server).map((given) => cancel(...given))
const delivering = fc.constantFrom(...DELIVERIES, 'passed' as const).map(deliver)
const working = fc.tuple(fc.constantFrom(...JOBS), server).map((given) => runJob(...given))

/** Wrong amounts: a difference in fils, and the currency. */
const otherAmount = fc.constantFrom(
  { by: -1, currency: 'aed' },
  { by: 1, currency: 'aed' },
  { by: 0, currency: 'usd' },
)

const delivery = fc.constantFrom('passed' as const, 'lost' as const, 'lost' as const)

const refundMode = fc.tuple(
  fc.constantFrom('succeeded' as const, 'failed' as const),
  fc.constantFrom(0, MINUTE),
)

/** The refund succeeds, or fails at first. */
const cancelledAfterPaying = (
  placed: ModelStep,
  [ends, afterMs]: ['succeeded' | 'failed', number],
  on: number,
) => [
  placed,
  pay(0, 'pm_card_visa'),
  verify(0, true, true, on),
  setRefundOutcome(ends, afterMs),
  cancel(0, on),
  runJob('refunds', on),
  setRefundOutcome('succeeded', 0),
]

/** The refund succeeds, and the bank returns it. */
const refundedInVain = (placed: ModelStep, delivery: 'passed' | 'lost', on: number) => [
  ...cancelledAfterPaying(placed, ['succeeded', 0], on),
  runJob('refunds', on),
  returnRefund(0, delivery),
]

/** The provider closes the payment and takes the money anyway. */
const givenUpAndPaid = (placed: ModelStep, delivery: 'passed' | 'lost', on: number) => [
  placed,
  cancel(0, on),
  payLate(0, delivery),
]

const part = fc.constantFrom<RefundedPart>('a unit', 'a unit back', 'delivery', 1, 10_00, 999_00)
const parts = fc.array(part, { minLength: 1, maxLength: 3 })
const destination = fc.constantFrom('original' as const, 'original' as const, 'credit' as const)
const refundingPart = fc.tuple(which, part, server, destination).map((given) => refundPart(...given))

const fils = fc.constantFrom(1_00, 35_55, 120_00, 400_00)
const giving = fc.tuple(customer, fils, server).map((given) => giveCredit(...given))
const redeeming = fc.tuple(customer, fils, server).map((given) => redeemGiftCard(...given))

const units = fc.integer({ min: 1, max: 3 })
const editing = fc.tuple(which, units, server).map((given) => editLines(...given))

const editedAfterPaying = (placed: ModelStep, quantity: number, isCancelled: boolean, on: number) => [
  placed,
  pay(0, 'pm_card_visa'),
  verify(0, true, true, on),
  editLines(0, quantity, on),
  runJob('refunds', on),
  ...(isCancelled ? [cancel(0, on)] : [refundPart(0, 10_00, on)]),
]

const ending = fc.constantFrom('stays' as const, 'is cancelled' as const, 'is refused' as const)
type Ending = 'stays' | 'is cancelled' | 'is refused'

/** A cancelled or refused order gets the rest refunded as well. */
const refundedInParts = (placed: ModelStep, given: RefundedPart[], ends: Ending, on: number) => [
  placed,
  pay(0, 'pm_card_visa'),
  verify(0, true, true, on),
  ...given.map((one) => refundPart(0, one, on)),
  runJob('refunds', on),
  ...(ends === 'is cancelled' ? [cancel(0, on)] : []),
  ...(ends === 'is refused' ? [refuseParcel(0, on)] : []),
]

const wish = fc.constantFrom('90' as const, '100' as const, 'original' as const, 'credit' as const)
const asking = fc.tuple(which, wish, server).map((given) => askReturn(...given))
const moving = fc.tuple(which, fc.constantFrom(...RETURN_MOVES), server).map((given) => moveReturn(...given))
const checking = fc.constantFrom('check' as const, 'restock' as const)

/** Placed, perhaps paid, delivered and returned in part. */
const returned = (placed: ModelStep, wanted: ReturnWish, check: 'check' | 'restock', on: number) => [
  placed,
  pay(0, 'pm_card_visa'),
  verify(0, true, true, on),
  ...returnedOrder(wanted, check, on),
]

const undoing = fc.tuple(which, server).map((given) => undoDelivery(...given))

/** Delivered by mistake, undone and delivered again. */
const deliveredAgain = (placed: ModelStep, on: number) => [
  placed,
  pay(0, 'pm_card_visa'),
  verify(0, true, true, on),
  deliverOrder(0, on),
  undoDelivery(0, on),
  deliverOrder(0, on),
]

/** Steps that may run in parallel with others, or be interrupted by a crash. */
const concurrent = fc.oneof(
  placing,
  again,
  paying,
  verifying,
  cancelling,
  refundingPart,
  asking,
  undoing,
  moving,
  editing,
  giving,
  delivering,
  working,
)
const onFirst: fc.Arbitrary<ModelStep> = fc.oneof(
  fc.tuple(way, wanted, key).map(([its, what, once]) => place(its, what, once, 0)),
  which.map((order) => placeAgain(order, 0)),
  fc.tuple(which, fc.boolean(), fc.boolean()).map((given) => verify(...given, 0)),
  which.map((order) => cancel(order, 0)),
  delivering,
  fc.constantFrom(...JOBS).map((job) => runJob(job, 0)),
)

const steps: [weight: number, fc.Arbitrary<ModelStep>][] = [
  [12, placing],
  [3, again],
  [12, paying],
  [4, authenticating],
  [8, verifying],
  [6, cancelling],
  [6, delivering],
  [8, working],
  [6, fc.array(concurrent, { minLength: 2, maxLength: 3 }).map(concurrently)],
  [6, fc.tuple(fc.constantFrom(...FAILPOINTS), onFirst).map((given) => crash(...given))],
  [
    3,
    fc
      .tuple(fc.constantFrom(...FAULTS), fc.constantFrom(...FAULT_TARGETS), fc.integer({ min: 1, max: 3 }))
      .map((given) => fail(...given)),
  ],
  [2, fc.constantFrom(1, 3, 16, 31, 300, 1500).map(letTimePass)],
  [2, fc.tuple(which, otherAmount).map(([order, { by, currency }]) => payWrongAmount(order, by, currency))],
  [2, fc.tuple(which, delivery).map((given) => payLate(...given))],
  [1, fc.tuple(which, delivery).map((given) => returnRefund(...given))],
  [2, fc.tuple(placing, delivery, server).map((given) => sequentially(givenUpAndPaid(...given)))],
  [2, fc.constantFrom(0, 0, -2, 90, 600).map(putClock)],
  [2, fc.tuple(wanted, server).map((given) => addToCart(...given))],
  [2, fc.tuple(customer, server).map((given) => lookAtOrders(...given))],
  [1, fc.tuple(way, wanted, server).map((given) => placeForLess(...given))],
  [1, fc.tuple(which, server).map((given) => verifyForeign(...given))],
  [1, fc.nat(20).map(repeatEvent)],
  [1, fc.integer({ min: 1, max: 4 }).map(deliverEarly)],
  [1, fc.tuple(which, fc.constantFrom(...FORGERIES), server).map((given) => forge(...given))],
  [1, refundMode.map((mode) => setRefundOutcome(...mode))],
  [3, fc.tuple(placing, refundMode, server).map((given) => sequentially(cancelledAfterPaying(...given)))],
  [2, fc.tuple(placing, delivery, server).map((given) => sequentially(refundedInVain(...given)))],
  [3, refundingPart],
  [3, fc.tuple(placing, parts, ending, server).map((given) => sequentially(refundedInParts(...given)))],
  [2, fc.tuple(which, server).map((given) => deliverOrder(...given))],
  [3, undoing],
  [2, fc.tuple(placing, server).map(([placed, on]) => sequentially(deliveredAgain(placed, on)))],
  [2, fc.tuple(which, server).map((given) => refuseParcel(...given))],
  [3, asking],
  [4, moving],
  [5, fc.tuple(placing, wish, checking, server).map((given) => sequentially(returned(...given)))],
  [3, editing],
  [6, giving],
  [3, redeeming],
  [
    3,
    fc
      .tuple(customer, placing, parts, ending, server)
      .map(([who, placed, given, ends, on]) =>
        sequentially([giveCredit(who, 400_00, on), ...refundedInParts(placed, given, ends, on)]),
      ),
  ],
  [
    3,
    fc.tuple(placing, units, fc.boolean(), server).map((given) => sequentially(editedAfterPaying(...given))),
  ],
  [1, server.map(restart)],
  [2, fc.constant(clearFaults())],
  [1, fc.constant(settleAll())],
]

/** Any steps in any order. fast-check picks evenly, so each kind is listed as often as its weight. */
export const anySteps = (tally: Tally) =>
  steps.flatMap(([weight, arbitrary]) => {
    const command = arbitrary.map((step) => new PaymentCommand(step, tally))
    return Array.from({ length: weight }, () => command)
  })
