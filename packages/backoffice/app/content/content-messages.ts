import type { ContentProblem } from '@little-dunes/domain/content/content-fields'
import type { ContentName } from '@little-dunes/domain/content/content-items'
import type { ContentState } from '@little-dunes/domain/content/content-versions'
import type { HomeBlock } from '@little-dunes/domain/content/home-blocks'
import type { Language } from '@little-dunes/domain/messages/languages'
import type { MessagesByLanguage } from '#platform/messages'

const names: Record<ContentName, string> = {
  banner: 'Offer banner',
  footer: 'Footer',
  home: 'Order of the home page',
  hero: 'Hero slides',
  collection: 'Collection band',
  videos: 'Videos',
  spotlight: 'Spotlight',
  ages: 'Age tiles',
  categories: 'Categories',
  newsletter: 'Newsletter',
  popup: 'Welcome popup',
  about: 'Our Story',
  help: 'Help',
  contact: 'Contact',
  delivery: 'Delivery',
  returns: 'Returns and exchanges',
  sizeGuide: 'Size Guide',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
}

/** Blocks of the home page that come from products and settings. */
const blocks: Record<HomeBlock, string> = {
  banner: names.banner,
  hero: names.hero,
  facts: 'Delivery and payment in short',
  flash: 'Flash Sale',
  bestOfKids: 'Best of Kidswear',
  bestSellers: 'Best Of Sale',
  newest: 'New arrivals',
  collection: names.collection,
  videos: names.videos,
  spotlight: names.spotlight,
  ages: names.ages,
  categories: names.categories,
  grid: 'All products',
  newsletter: names.newsletter,
  popup: names.popup,
}

const problems: Record<ContentProblem | 'before_start', string> = {
  required: 'Please fill this in.',
  too_long: 'This is too long.',
  link: 'A link begins with /, https://, mailto: or tel:.',
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

/** Without the number that tells fields of one kind apart. */
const fields: Record<string, string> = {
  title: 'Title',
  lead: 'First lines',
  body: 'Text',
  text: 'Line below',
  line: 'Line below the logo',
  button: 'Button',
  to: 'Leads to',
  picture: 'Picture in words',
  caption: 'Caption',
  age: 'Age',
  name: 'Name',
  offer: 'Offer',
  shop: 'Heading of the first column',
  shopLink: 'First column',
  care: 'Heading of the second column',
  careLink: 'Second column',
  about: 'Heading of the third column',
  aboutLink: 'Third column',
  contact: 'Heading of the fourth column',
  blocks: 'Blocks',
}

const english = {
  names,
  problems,
  states,
  languages,
  fields,
  title: 'Pages',
  context: 'What the shop says. Changes are live at once, or at the time that you choose.',
  blocks,
  home: 'Home page, top to bottom',
  order: 'Order and visibility',
  fromProducts: 'From products and settings',
  hidden: 'Hidden',
  shown: (name: string) => `${name} is shown`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  outside: 'Above every page',
  overlay: 'Over the home page, after two seconds',
  stories: 'Stories',
  story: 'Story',
  noStories: 'No story is written yet.',
  newStory: 'New story',
  storyAddress: 'End of its address',
  storyAddressHint: 'small letters, figures and hyphens',
  frame: 'Around every page',
  block: 'Block',
  numbered: (field: string, number: string) => `${field} ${number}`,
  leadsTo: (field: string) => `${field}, leads to`,
  optional: 'empty leads nowhere',
  pages: 'Pages behind the links of the footer',
  page: 'Page',
  published: 'Published',
  state: 'State',
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
