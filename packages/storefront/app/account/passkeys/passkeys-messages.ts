const dated = (when: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', options).format(when)

const english = {
  passkeys: 'Passkeys',
  about: 'Sign in with the fingerprint, face or PIN of a device, without the password.',
  none: 'You have no passkey yet.',
  loading: 'Looking for your passkeys.',
  failed: 'Your passkeys are not here yet',
  failedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  add: 'Add a passkey',
  makeOne: 'Make the passkey',
  cancel: 'Cancel',
  password: 'Your password',
  required: 'This field is required.',
  notSupported: 'This browser knows no passkeys.',
  notMade: 'The device made no passkey. Please try again.',
  notUsed: 'No passkey was used. Please try again, or use your password.',
  use: 'Use a passkey',
  thisDevice: 'This device',
  added: (when: number) => `Added on ${dated(when, { dateStyle: 'medium' })}`,
  lastUsed: (when: number) => `last used on ${dated(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
  name: 'Name',
  save: 'Save',
  rename: 'Rename',
  remove: 'Remove',
  /** Read out, since each passkey has one. */
  renameOf: (name: string) => `Rename ${name}`,
  removeOf: (name: string) => `Remove ${name}`,
}

export const passkeysMessages = english
