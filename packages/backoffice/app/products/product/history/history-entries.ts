import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { saysSomething } from '#ui/undo/says-something'

type Fields = ReplyOf<'GET /api/staff/product/history'>['changes'][number]['fields']

/** Without fields that were empty from the beginning. */
export const shownFields = (fields: Fields): Fields =>
  fields.filter(({ before, after }) => saysSomething(before, after))

/** Every product has a name from its creation on. */
export const isCreation = (fields: Fields): boolean =>
  fields.some(({ field, before }) => field === 'name' && before === null)
