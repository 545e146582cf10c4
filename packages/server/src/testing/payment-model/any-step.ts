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

const orderInput = fc.record({
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

const placing = fc.tuple(way, orderInput, key, server).map((values) => place(...values))
const again = fc.tuple(which, server).map((values) => placeAgain(...values))
const paying = fc.tuple(which, card).map((values) => pay(...values))
const authenticating = fc.tuple(which, fc.boolean()).map((values) => authenticate(...values))
const verifying = fc.tuple(which, fc.boolean(), fc.boolean(), server).map((values) => verify(...values))
const cancelling = fc.tuple(which, server).map((values) => cancel(...values))
const delivering = fc.constantFrom(...DELIVERIES, 'passed' as const).map(deliver)
const working = fc.tuple(fc.constantFrom(...JOBS), server).map((values) => runJob(...values))

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
const abandonedAndPaid = (placed: ModelStep, delivery: 'passed' | 'lost', on: number) => [
  placed,
  cancel(0, on),
  payLate(0, delivery),
]

const part = fc.constantFrom<RefundedPart>('a unit', 'a unit back', 'delivery', 1, 10_00, 999_00)
const parts = fc.array(part, { minLength: 1, maxLength: 3 })
const destination = fc.constantFrom('original' as const, 'original' as const, 'credit' as const)
const refundingPart = fc.tuple(which, part, server, destination).map((values) => refundPart(...values))

const fils = fc.constantFrom(1_00, 35_55, 120_00, 400_00)
const giving = fc.tuple(customer, fils, server).map((values) => giveCredit(...values))
const redeeming = fc.tuple(customer, fils, server).map((values) => redeemGiftCard(...values))

const units = fc.integer({ min: 1, max: 3 })
const editing = fc.tuple(which, units, server).map((values) => editLines(...values))

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
const refundedInParts = (placed: ModelStep, values: RefundedPart[], ends: Ending, on: number) => [
  placed,
  pay(0, 'pm_card_visa'),
  verify(0, true, true, on),
  ...values.map((one) => refundPart(0, one, on)),
  runJob('refunds', on),
  ...(ends === 'is cancelled' ? [cancel(0, on)] : []),
  ...(ends === 'is refused' ? [refuseParcel(0, on)] : []),
]

const wish = fc.constantFrom('90' as const, '100' as const, 'original' as const, 'credit' as const)
const asking = fc.tuple(which, wish, server).map((values) => askReturn(...values))
const moving = fc
  .tuple(which, fc.constantFrom(...RETURN_MOVES), server)
  .map((values) => moveReturn(...values))
const checking = fc.constantFrom('check' as const, 'restock' as const)

/** Placed, perhaps paid, delivered and returned in part. */
const returned = (placed: ModelStep, returnInput: ReturnWish, check: 'check' | 'restock', on: number) => [
  placed,
  pay(0, 'pm_card_visa'),
  verify(0, true, true, on),
  ...returnedOrder(returnInput, check, on),
]

const undoing = fc.tuple(which, server).map((values) => undoDelivery(...values))

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
  fc.tuple(way, orderInput, key).map(([its, what, once]) => place(its, what, once, 0)),
  which.map((order) => placeAgain(order, 0)),
  fc.tuple(which, fc.boolean(), fc.boolean()).map((values) => verify(...values, 0)),
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
  [6, fc.tuple(fc.constantFrom(...FAILPOINTS), onFirst).map((values) => crash(...values))],
  [
    3,
    fc
      .tuple(fc.constantFrom(...FAULTS), fc.constantFrom(...FAULT_TARGETS), fc.integer({ min: 1, max: 3 }))
      .map((values) => fail(...values)),
  ],
  [2, fc.constantFrom(1, 3, 16, 31, 300, 1500).map(letTimePass)],
  [2, fc.tuple(which, otherAmount).map(([order, { by, currency }]) => payWrongAmount(order, by, currency))],
  [2, fc.tuple(which, delivery).map((values) => payLate(...values))],
  [1, fc.tuple(which, delivery).map((values) => returnRefund(...values))],
  [2, fc.tuple(placing, delivery, server).map((values) => sequentially(abandonedAndPaid(...values)))],
  [2, fc.constantFrom(0, 0, -2, 90, 600).map(putClock)],
  [2, fc.tuple(orderInput, server).map((values) => addToCart(...values))],
  [2, fc.tuple(customer, server).map((values) => lookAtOrders(...values))],
  [1, fc.tuple(way, orderInput, server).map((values) => placeForLess(...values))],
  [1, fc.tuple(which, server).map((values) => verifyForeign(...values))],
  [1, fc.nat(20).map(repeatEvent)],
  [1, fc.integer({ min: 1, max: 4 }).map(deliverEarly)],
  [1, fc.tuple(which, fc.constantFrom(...FORGERIES), server).map((values) => forge(...values))],
  [1, refundMode.map((mode) => setRefundOutcome(...mode))],
  [3, fc.tuple(placing, refundMode, server).map((values) => sequentially(cancelledAfterPaying(...values)))],
  [2, fc.tuple(placing, delivery, server).map((values) => sequentially(refundedInVain(...values)))],
  [3, refundingPart],
  [3, fc.tuple(placing, parts, ending, server).map((values) => sequentially(refundedInParts(...values)))],
  [2, fc.tuple(which, server).map((values) => deliverOrder(...values))],
  [3, undoing],
  [2, fc.tuple(placing, server).map(([placed, on]) => sequentially(deliveredAgain(placed, on)))],
  [2, fc.tuple(which, server).map((values) => refuseParcel(...values))],
  [3, asking],
  [4, moving],
  [5, fc.tuple(placing, wish, checking, server).map((values) => sequentially(returned(...values)))],
  [3, editing],
  [6, giving],
  [3, redeeming],
  [
    3,
    fc
      .tuple(customer, placing, parts, ending, server)
      .map(([who, placed, values, ends, on]) =>
        sequentially([giveCredit(who, 400_00, on), ...refundedInParts(placed, values, ends, on)]),
      ),
  ],
  [
    3,
    fc
      .tuple(placing, units, fc.boolean(), server)
      .map((values) => sequentially(editedAfterPaying(...values))),
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
