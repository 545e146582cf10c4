import type Stripe from 'stripe'
import type { Parameters } from '#api/parameters'
import { invalidParameter, resourceMissing } from '#payments/api-error'

interface Listed {
  id: string
  created: number
}

export interface Page {
  limit: number
  after: string | undefined
  before: string | undefined
  created: (seconds: number) => boolean
}

export function readPage(input: Parameters): Page {
  const limit = input.optionalInteger('limit') ?? 10
  if (limit < 1 || limit > 100) {
    const [min, how] = limit < 1 ? ['greater than or equal to 1', 'small'] : ['no more than 100', 'large']
    throw invalidParameter(`Invalid integer: limit must be ${min}`, 'limit', `parameter_invalid_${how}`)
  }
  return {
    limit,
    after: input.optionalText('starting_after'),
    before: input.optionalText('ending_before'),
    created: readCreated(input),
  }
}

function readCreated(input: Parameters): Page['created'] {
  const range = input.inner('created')
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((name) => range.optionalInteger(name))
  return (at) =>
    at > (gt ?? -Infinity) && at >= (gte ?? -Infinity) && at < (lt ?? Infinity) && at <= (lte ?? Infinity)
}

/** One page, newest first. */
export function createList<Item extends Listed>(
  items: Item[],
  page: Page,
  url: string,
): Stripe.ApiList<Item> {
  const matching = items.filter(({ created }) => page.created(created)).reverse()
  const start = page.after ? findPlace(items, matching, page.after) + 1 : 0
  const end = page.before ? findPlace(items, matching, page.before) : matching.length
  const rest = matching.slice(start, end)
  const data = page.before ? rest.slice(-page.limit) : rest.slice(0, page.limit)
  return { object: 'list', data, has_more: rest.length > page.limit, url }
}

function findPlace<Item extends Listed>(all: Item[], matching: Item[], id: string): number {
  if (!all.some((one) => one.id === id)) throw resourceMissing('object', id, 'starting_after')
  return matching.findIndex((one) => one.id === id)
}
