import type { CarrierProblem } from '@little-dunes/domain/orders/shipping/carriers'

const problems: Record<CarrierProblem, string> = {
  required: 'This field is required.',
  too_long: 'Use up to 60 characters.',
  twice: 'This courier is already in the list.',
  address: 'Enter a link that starts with https:// and contains {number}, or leave this empty.',
  phone: 'Enter a phone number, or leave this empty.',
  most: 'You can add up to 20 couriers.',
}

export const carriersMessages = {
  problems,
  settings: 'Settings',
  title: 'Couriers',
  context:
    'Couriers to choose from when you ship an order. Customers see the name, tracking page and phone on the order and in its emails.',
  name: 'Name',
  nameAr: 'Arabic name',
  nameArHint: 'optional',
  trackingUrl: 'Tracking page',
  trackingHint: '{number} is the tracking number',
  phone: 'Phone for customers',
  lineLabel: (at: number) => `Courier ${at}`,
  none: 'No couriers yet. Until you add one, type its name when you ship an order.',
  add: 'Add courier',
  removeLabel: (name: string) => `Remove ${name}`,
  saved: 'Couriers saved.',
  unsaved: 'Unsaved changes in the couriers',
  changed: 'Someone else changed the couriers. Save again to overwrite them.',
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes to the couriers will be lost.',
}
