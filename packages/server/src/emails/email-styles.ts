import { FIRST_LANGUAGE, type Language, type MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import type { EmailColours } from '#theme/looks'

/** Colour of reductions. Contrast on the card of light and dark mailboxes: 5.9:1 and 7.1:1. */
export const LESS = '#b3381f'
const DARK_LESS = '#f2a38b'

/** Fonts installed on devices. Arabic needs its own fonts and a larger line height. */
const FONTS: MessagesByLanguage<string> = {
  en: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  ar: "'Segoe UI',Tahoma,'Noto Sans Arabic',Arial,sans-serif",
}

/** Inline styles, which all mail programs support, and a style sheet for dark mailboxes and small screens. */
export const createStyles = (colours: EmailColours, language: string) => ({
  more: `<style>@media (prefers-color-scheme: dark) {
  .page { background: ${colours.darkPage} !important }
  .card { background: ${colours.darkCard} !important; color: ${colours.darkInk} !important }
  .soft { color: ${colours.darkInkSoft} !important }
  .note, .foot { background: ${colours.darkPage} !important; color: ${colours.darkInkSoft} !important }
  .logo { padding: 6px 10px; border-radius: 8px; background: ${colours.card} !important }
  .less { color: ${DARK_LESS} !important }
}
@media (max-width: 620px) {
  .card, p.foot { padding-left: 22px !important; padding-right: 22px !important }
  .title { font-size: 26px !important }
  .button { display: block !important }
}</style>`,
  page: `margin:0;padding:28px 12px;background:${colours.page};font-family:${FONTS[language as Language] ?? FONTS[FIRST_LANGUAGE]};font-size:16px`,
  card: `max-width:512px;margin:0 auto;padding:30px 44px;border-radius:20px;background:${colours.card};color:${colours.ink};line-height:${language === 'ar' ? 1.8 : 1.6}`,
  button:
    `display:inline-block;margin:10px 0 22px;padding:14px 30px;border-radius:999px;background:${colours.button};color:${colours.onButton};` +
    'text-align:center;text-decoration:none;font-weight:bold',
  // Mail programs without transparency use the first declaration.
  line: `border-top:1px solid ${colours.page};border-top-color:${colours.inkMute}40`,
  soft: `color:${colours.inkSoft}`,
  note: `padding:14px 20px;border-radius:12px;background:${colours.page};color:${colours.inkSoft};font-size:15px`,
  foot: `max-width:512px;margin:0 auto;padding:18px 44px;color:${colours.inkMute};font-size:13px;line-height:1.7`,
})

export type EmailStyles = ReturnType<typeof createStyles>
