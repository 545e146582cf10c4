/** Names as they are written in every language. */
const NAMES = { google: 'Google', meta: 'Meta' }

const dayOf = (when: number) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(when)

const english = {
  label: 'Measuring',
  title: 'May we measure your visit?',
  /** Who measures: 'Google', 'Google and Meta'. */
  parties: (google: boolean, meta: boolean) =>
    [google && NAMES.google, meta && NAMES.meta].filter(Boolean).join(' and '),
  text: (parties: string) =>
    `With your consent ${parties} sees which products you look at and buy here, so that we learn what works and show fitting advertising. Without it nothing is measured, and the shop works the same.`,
  more: 'Privacy Policy',
  agree: 'Accept',
  decline: 'Decline',
  change: 'Measuring choices',
  since: (agreed: boolean, when: number) =>
    agreed ? `You accepted on ${dayOf(when)}.` : `You declined on ${dayOf(when)}.`,
}

export const consentMessages = english
