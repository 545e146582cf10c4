import type { CarrierProblem } from '@little-dunes/domain/orders/shipping/carriers'

const problems: Record<CarrierProblem, string> = {
  required: 'Please fill this in.',
  too_long: 'Please use 60 characters at most.',
  twice: 'This carrier is there twice.',
  address: 'Please enter an address that begins with https:// and has {number} in it, or nothing.',
  phone: 'Please enter a phone number, or nothing.',
  most: 'A shop has 20 carriers at most.',
}

export const carriersMessages = {
  problems,
  settings: 'Settings',
  title: 'Carriers',
  context:
    'Offered when an order is shipped. Shoppers see name, tracking page and phone on their order and in its mails.',
  name: 'Name',
  nameAr: 'Arabic name',
  nameArHint: 'empty: the name',
  trackingUrl: 'Tracking page',
  trackingHint: '{number} stands for the number',
  phone: 'Phone for shoppers',
  nameOf: (at: number) => `Carrier ${at}`,
  none: 'No carriers yet. Parcels are shipped with the name that is typed.',
  add: 'Add a carrier',
  removeOf: (name: string) => `Remove ${name}`,
  saved: 'Saved. New parcels use it.',
  unsaved: 'The carriers are not saved.',
  changed: 'Somebody else has changed the carriers meanwhile. Save again to overwrite them.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes of the carriers are lost then.',
}
