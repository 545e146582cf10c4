import type { ListedShopper } from '@little-dunes/domain/contract/customers/shopper-fields'
import { codesMessages as texts } from '#codes/codes-messages'
import { load } from '#platform/client'
import { ResourcePicker } from '#ui/resource-picker/resource-picker.tsx'

const find = async (q: string) => (await load('GET /api/staff/shoppers', { q })).shoppers

/** Finds customers by any part of name, email or phone. */
export const ShopperSearch = ({ onChoose }: { onChoose(shopper: ListedShopper): void }) => (
  <ResourcePicker texts={texts.shopperSearch} find={find} onChoose={onChoose}>
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
