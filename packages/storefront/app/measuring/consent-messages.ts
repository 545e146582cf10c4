const NAMES = { google: 'Google', meta: 'Meta' }

const formatDay = (when: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(when)

const english = {
  label: 'Cookies',
  title: 'Help us improve the shop?',
  parties: (google: boolean, meta: boolean) =>
    [google && NAMES.google, meta && NAMES.meta].filter(Boolean).join(' and '),
  text: (parties: string) =>
    `If you accept, ${parties} can see which products you view and buy here. This helps us improve the shop and show relevant ads. If you decline, nothing is tracked and the shop works the same.`,
  more: 'Privacy Policy',
  agree: 'Accept',
  decline: 'Decline',
  change: 'Cookie settings',
  since: (agreed: boolean, when: number) =>
    agreed ? `You accepted on ${formatDay(when)}.` : `You declined on ${formatDay(when)}.`,
}

export const consentMessages = english
