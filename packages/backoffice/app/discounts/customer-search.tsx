import type { ListedCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { codesMessages as texts } from '#discounts/codes-messages'
import { load } from '#platform/client'
import { ResourcePicker } from '#ui/resource-picker/resource-picker.tsx'

const find = async (q: string) => (await load('GET /api/staff/customers', { q })).customers

/** Finds customers by any part of name, email or phone. */
export const CustomerSearch = ({ onChoose }: { onChoose(customer: ListedCustomer): void }) => (
  <ResourcePicker texts={texts.customerSearch} find={find} onChoose={onChoose}>
    {({ name, phone, email }) => (
      <span>
        <bdi>{name}</bdi>
        <small>
          <bdi dir="ltr">{phone}</bdi> · <bdi>{email}</bdi>
        </small>
      </span>
    )}
  </ResourcePicker>
)
