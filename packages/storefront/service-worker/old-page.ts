import type { Language, MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { asOf } from '../app/platform/offline/as-of.ts'

/** The one text outside the catalogues of the pages: it is written into pages that are there already. */
const TEXTS: MessagesByLanguage<(when: string) => string> = {
  en: (when) => `Offline: as of ${when}`,
  ar: (when) => `بدون اتصال: كما كان في ${when}`,
}

const STYLE =
  'padding:8px 16px;background:var(--color-sun-tint,#fdf1d6);color:var(--color-ink,#1f2e2e);' +
  'font:500 15px/1.4 var(--font-sans,sans-serif);text-align:center'

export interface OldPage {
  /** When the page came from the shop. */
  at: Date
  now: Date
  language: Language
  /** Looks for the network and fetches the page anew; a file, for the policy of a page allows no other script. */
  script: string
}

/**
 * A kept page that says how old it is. The line comes first in the body: React takes over what it knows and leaves other
 * elements in place there.
 */
export function markOld(html: string, { at, now, language, script }: OldPage): string {
  const line = `<div role="status" style="${STYLE}">${TEXTS[language](asOf(at, now, language))}</div>`
  return html
    .replace(/<body[^>]*>/, (body) => body + line)
    .replace('</head>', () => `<script src="${script}" defer></script></head>`)
}
