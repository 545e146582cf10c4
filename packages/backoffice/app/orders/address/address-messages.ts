import type { AddressField, AddressProblem } from '@little-dunes/domain/accounts/address'

const fields: Record<AddressField, string> = {
  fullname: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  street: 'Street, building, flat',
  city: 'Area',
  region: 'Emirate',
  zipcode: 'Postal code',
}

const problems: Record<AddressProblem, string> = {
  required: 'Please fill this in.',
  email: 'This is no e-mail address.',
  uae_phone: 'Please write a mobile number of the UAE, such as +971501234567.',
  region: 'Please choose an emirate.',
  too_long: 'This is too long for a label.',
}

export const addressMessages = {
  fields,
  problems,
  title: 'Delivery address',
  chooseRegion: 'Choose an emirate',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'The address is changed.',
  withoutCash: (emirate: string) =>
    `This order is to be paid in cash, and couriers do not collect cash in ${emirate}, as the settings say.`,
  allTheSame: 'Save it all the same',
  changedMeanwhile: (now: string) => `Somebody else has changed this to “${now}”. Save again to replace it.`,
}
