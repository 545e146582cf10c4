/** Colours of emails: text and backgrounds for light and dark mailboxes. */
export interface EmailColours {
  page: string
  card: string
  ink: string
  inkSoft: string
  inkMute: string
  button: string
  onButton: string
  darkPage: string
  darkCard: string
  darkInk: string
  darkInkSoft: string
}

/** Colours of documents, whose text stays dark on white. */
export interface PaperColours {
  title: string
  rule: string
  line: string
  tint: string
}

export interface Looks {
  email: EmailColours
  paper: PaperColours
  /** The mark as PNG. Null for the default one. */
  mark: Uint8Array | null
  /** The logo of the settings as PNG, which replaces mark and name. */
  logo: Uint8Array | null
}

export const PAPER_INK = '#1f2e2e'
export const PAPER_SOFT = '#3e4c4b'
export const PAPER_QUIET = '#5f6b68'

export const HOUSE_LOOKS: Looks = {
  email: {
    page: '#f9f3eb',
    card: '#fffdf9',
    ink: '#1e2c2b',
    inkSoft: '#3c4847',
    inkMute: '#5c6463',
    button: '#1f5f66',
    onButton: '#ffffff',
    darkPage: '#14211f',
    darkCard: '#1d2d2b',
    darkInk: '#f3ece1',
    darkInkSoft: '#cfc8bc',
  },
  paper: { title: PAPER_INK, rule: '#e0633f', line: '#ebe3d6', tint: '#faf5ec' },
  mark: null,
  logo: null,
}
