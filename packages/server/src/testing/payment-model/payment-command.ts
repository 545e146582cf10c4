import type fc from 'fast-check'
import { readActualState } from '#testing/payment-model/books'
import { invariantViolations } from '#testing/payment-model/invariants'
import type { ExpectedState } from '#testing/payment-model/ledger'
import type { PaymentWorld, ShopWorld } from '#testing/payment-model/payment-world'

/** Event of a run; its name is enough to repeat it by hand. */
export interface ModelStep<World extends ShopWorld = PaymentWorld> {
  name: string
  /** False when it has nothing to act on. */
  isPossible(ledger: ExpectedState): boolean
  run(world: World, ledger: ExpectedState): Promise<void>
}

/** Counts over all runs. */
export interface Tally {
  steps: number
  kinds: Map<string, number>
  /** Final states of orders. */
  ends: Map<string, number>
}

export const count = (counts: Map<string, number>, what: string) =>
  counts.set(what, (counts.get(what) ?? 0) + 1)

/** Runs a step and then checks the invariants. */
export class PaymentCommand implements fc.AsyncCommand<ExpectedState, PaymentWorld> {
  readonly #step: ModelStep
  readonly #tally: Tally

  constructor(step: ModelStep, tally: Tally) {
    this.#step = step
    this.#tally = tally
  }

  check = (ledger: Readonly<ExpectedState>) => this.#step.isPossible(ledger)

  async run(ledger: ExpectedState, world: PaymentWorld) {
    this.#tally.steps += 1
    count(this.#tally.kinds, this.#step.name.split(' ')[0] ?? '')
    await this.#step.run(world, ledger)
    for (const shop of world.shops) if (shop.isCrashed()) await shop.restart()
    throwIfAny(invariantViolations(await readActualState(world, ledger), ledger))
  }

  toString = () => this.#step.name
}

export function throwIfAny(wrong: string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
