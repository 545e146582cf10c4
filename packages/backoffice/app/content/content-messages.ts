import type { ContentProblem } from '@little-dunes/domain/content/content-fields'
import type { ContentName } from '@little-dunes/domain/content/content-items'
import type { ContentState } from '@little-dunes/domain/content/content-versions'
import type { Language } from '@little-dunes/domain/messages/languages'
import type { MessagesByLanguage } from '#platform/messages'

const names: Record<ContentName, string> = {
  about: 'Our Story',
  help: 'Help',
  contact: 'Contact',
  delivery: 'Delivery',
  returns: 'Returns and exchanges',
  sizeGuide: 'Size Guide',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
}

const problems: Record<ContentProblem | 'before_start', string> = {
  required: 'Please fill this in.',
  too_long: 'This is too long.',
  before_start: 'The end must be after the beginning.',
}

const states: Record<ContentState, string> = {
  live: 'Live',
  planned: 'Planned',
  replaced: 'Earlier',
  ended: 'Ended',
  withdrawn: 'Taken back',
}

const languages: Record<Language, string> = { en: 'English', ar: 'العربية' }

const fields: Record<string, string> = { title: 'Title', lead: 'First lines', body: 'Text' }

const english = {
  names,
  problems,
  states,
  languages,
  fields,
  title: 'Pages',
  context: 'What the shop says. Changes are live at once, or at the time that you choose.',
  pages: 'Pages behind the links of the footer',
  page: 'Page',
  published: 'Published',
  asDelivered: 'As it came with the shop',
  missing: (count: number) => (count === 1 ? '1 text only in English' : `${count} texts only in English`),
  onlyEnglish: 'missing: English is shown',
  plannedFor: (moment: string) => `Planned for ${moment}`,
  changed: (moment: string, author: string) => `${moment}, ${author}`,
  words: 'Texts',
  marks: 'Marks',
  marksText: '## heading   - point   **bold**   [words](/address)',
  factsText: 'Filled in from the settings:',
  preview: 'Preview',
  previewIn: (language: string) => `Preview: ${language}`,
  schedule: 'When',
  from: 'From',
  until: 'Until',
  now: 'now',
  noEnd: 'no end',
  scheduleNote: 'Dubai time. After the end the version before is shown again.',
  versions: 'Versions',
  noVersions: 'Nobody has changed this page yet.',
  span: (start: string, end: string) => `${start} to ${end}`,
  since: (start: string) => `from ${start}`,
  back: 'Back to this version',
  takeBack: 'Take back',
  backDone: 'This version is shown again.',
  takenBack: 'Taken back.',
  publish: 'Publish',
  plan: 'Plan',
  publishedNow: 'Published. The shop shows it now.',
  planned: (moment: string) => `Planned for ${moment}.`,
  unsaved: (names: string) => `Not published: ${names}`,
  changedMeanwhile: (text: string) =>
    `Changed by somebody else meanwhile, to “${text}”. Publish again to overwrite it.`,
  leaveTitle: 'Leave without publishing?',
  leaveText: 'Your changes of this page are lost then.',
}

export const contentMessages: MessagesByLanguage<typeof english> = { en: english }
