import type { SavedAddressField, SavedAddressProblem } from '@little-dunes/domain/accounts/saved-address'
import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'

const fields: Record<SavedAddressField, string> = {
  label: 'Address name',
  fullname: 'Full name',
  phone: 'Mobile number',
  region: 'Emirate',
  area: 'Area',
  street: 'Street (optional)',
  building: 'Building, villa or flat',
  landmark: 'Landmark for the driver',
}

const problems: Record<SavedAddressProblem, string> = {
  required: 'This field is required.',
  uae_phone: 'Enter a UAE mobile number.',
  region: 'Please choose an emirate.',
  too_long: 'This is too long. Use fewer characters.',
}

const english = {
  title: 'Addresses',
  home: 'Home',
  profile: 'Profile',
  heading: 'Addresses',
  hint: 'Your default address is filled in at checkout.',
  regions: englishEmirates,
  comma: ', ',
  fields,
  problems,
  chooseRegion: 'Select emirate',
  labelHint: 'Home, Work, Grandma',
  standard: 'Default',
  none: 'No addresses yet',
  noneHint: 'Save an address to check out faster.',
  add: 'Add address',
  newAddress: 'New address',
  change: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  editLabel: (name: string) => `Edit ${name}`,
  makeStandard: 'Set as default',
  setDefaultLabel: (name: string) => `Set ${name} as default`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  save: 'Save address',
  notNow: 'Cancel',
  saved: 'Address saved.',
  removed: 'Address removed.',
  failed: "We couldn't load your addresses",
  failedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  loading: 'Loading your addresses…',
  /** At checkout. */
  choose: 'Deliver to',
}

export type AddressTexts = typeof english

export const addressesMessages = english
