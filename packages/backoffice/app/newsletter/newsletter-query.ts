import type { InputOf } from '@little-dunes/domain/contract/calls'
import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

/** What the address of the list says. */
export type NewsletterQuery = InputOf<'GET /api/staff/newsletter'>

export const { read: readQuery, path: withQuery } = listAddress<NewsletterQuery>(PATHS.newsletter, {
  names: ['q', 'older', 'newer'],
})
