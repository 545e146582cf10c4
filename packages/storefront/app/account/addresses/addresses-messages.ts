import type { SavedAddressField, SavedAddressProblem } from '@little-dunes/domain/accounts/saved-address'
import { englishEmirates } from '@little-dunes/domain/messages/emirate-names'

const fields: Record<SavedAddressField, string> = {
  label: 'Name of this address',
  fullname: 'Full name',
  phone: 'Mobile number',
  region: 'Emirate',
  area: 'Area',
  street: 'Street, if it has one',
  building: 'Building or villa, flat',
  landmark: 'Landmark, for the driver',
}

const problems: Record<SavedAddressProblem, string> = {
  required: 'This field is required.',
  uae_phone: 'Enter a UAE mobile number.',
  region: 'Please choose an emirate.',
  too_long: 'This is too long.',
}

const english = {
  title: 'Addresses',
  home: 'Home',
  profile: 'Profile',
  heading: 'Addresses',
  hint: 'At checkout the standard one is chosen for you.',
  regions: englishEmirates,
  comma: ', ',
  fields,
  problems,
  chooseRegion: 'Select Emirate',
  labelHint: 'Home, Work, Grandmother',
  standard: 'Standard',
  none: 'No address yet',
  noneHint: 'Save where we bring your parcels, and the checkout fills itself in.',
  add: 'Add an address',
  newAddress: 'New address',
  change: (name: string) => `Change ${name}`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  makeStandard: 'Make standard',
  makeStandardOf: (name: string) => `Make ${name} the standard address`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  save: 'Save address',
  notNow: 'Not now',
  saved: 'The address is saved.',
  removed: 'The address is removed.',
  failed: 'Your addresses are not here yet',
  failedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  loading: 'Your addresses are on their way.',
  /** At checkout. */
  choose: 'Deliver to',
}

export type AddressTexts = typeof english

export const addressesMessages = english
