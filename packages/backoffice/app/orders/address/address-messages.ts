import type { AddressField, AddressProblem } from '@little-dunes/domain/accounts/address'

const fields: Record<AddressField, string> = {
  fullname: 'Name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street, building, flat',
  city: 'Area',
  region: 'Emirate',
  zipcode: 'Postal code',
}

const problems: Record<AddressProblem, string> = {
  required: 'Fill in this field.',
  email: 'Enter a valid email address.',
  uae_phone: 'Enter a UAE mobile number, such as +971501234567.',
  region: 'Choose an emirate.',
  too_long: 'This is too long for a shipping label.',
}

export const addressMessages = {
  fields,
  problems,
  title: 'Delivery address',
  chooseRegion: 'Choose an emirate',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Address updated.',
  withoutCash: (emirate: string) =>
    `This is a cash order, and your settings say couriers don't collect cash in ${emirate}.`,
  allTheSame: 'Save anyway',
  changedMeanwhile: (now: string) => `Someone else changed this to “${now}”. Save again to replace it.`,
}
