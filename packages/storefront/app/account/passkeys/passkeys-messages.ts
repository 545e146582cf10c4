const dated = (when: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', options).format(when)

const english = {
  passkeys: 'Passkeys',
  about: 'Sign in with your fingerprint, face or device PIN instead of a password.',
  none: 'No passkeys yet.',
  loading: 'Loading your passkeys…',
  failed: "We couldn't load your passkeys",
  failedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  add: 'Add a passkey',
  makeOne: 'Create passkey',
  cancel: 'Cancel',
  password: 'Your password',
  required: 'This field is required.',
  notSupported: "This browser doesn't support passkeys.",
  notMade: 'No passkey was created. Please try again.',
  notUsed: 'No passkey was used. Try again, or use your password.',
  use: 'Use a passkey',
  thisDevice: 'This device',
  added: (when: number) => `Added on ${dated(when, { dateStyle: 'medium' })}`,
  lastUsed: (when: number) => `last used on ${dated(when, { dateStyle: 'medium', timeStyle: 'short' })}`,
  name: 'Name',
  save: 'Save',
  rename: 'Rename',
  remove: 'Remove',
  /** For screen readers, because each passkey has such a button. */
  renameLabel: (name: string) => `Rename ${name}`,
  removeLabel: (name: string) => `Remove ${name}`,
}

export const passkeysMessages = english
