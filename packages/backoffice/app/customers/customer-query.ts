import type { InputOf } from '@little-dunes/domain/contract/calls'
import { CUSTOMER_VIEWS, type CustomerView } from '@little-dunes/domain/contract/staff/choices'
import { PATHS } from '#shell/paths'
import { listAddress } from '#ui/list/address/list-address'

export type CustomerQuery = Omit<InputOf<'GET /api/staff/customers'>, 'view'> & { view: CustomerView }

export const customersAddress = listAddress<CustomerQuery>(PATHS.customers, {
  choices: { view: { values: CUSTOMER_VIEWS, usual: 'all' } },
  names: ['q', 'ordered', 'guest', 'news', 'region', 'older', 'newer'],
})

export const customerPath = (id: string): string => `${PATHS.customers}/${id}`
