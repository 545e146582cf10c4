import type { Language, MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { formatAsOf } from '../app/platform/offline/format-as-of.ts'

/** The only text outside the pages' catalogues: it is written into existing pages. */
const TEXTS: MessagesByLanguage<(when: string) => string> = {
  en: (when) => `Offline: as of ${when}`,
  ar: (when) => `بدون اتصال: كما كان في ${when}`,
}

const STYLE =
  'padding:8px 16px;background:var(--color-sun-tint,#fdf1d6);color:var(--color-ink,#1f2e2e);' +
  'font:500 15px/1.4 var(--font-sans,sans-serif);text-align:center'

export interface OldPage {
  /** Time of the shop's response. */
  at: Date
  now: Date
  language: Language
  /** Checks for the network and reloads the page. It is a file, because the policy of a page allows no other script. */
  script: string
}

/**
 * A cached page with a line about its age. The line is first in the body, where React leaves unknown elements in place.
 */
export function markOld(html: string, { at, now, language, script }: OldPage): string {
  const line = `<div role="status" style="${STYLE}">${TEXTS[language](formatAsOf(at, now, language))}</div>`
  return html
    .replace(/<body[^>]*>/, (body) => body + line)
    .replace('</head>', () => `<script src="${script}" defer></script></head>`)
}
