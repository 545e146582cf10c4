import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import type { EmailFacts } from '@little-dunes/domain/messages/email-words/email-words'
import { type OrderReceipt, receiptInText } from '@little-dunes/domain/messages/order-emails/order-receipt'
import { taxDocumentLabels } from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { createStyles, type EmailStyles } from '#emails/email-styles'
import { inHtml, linesInHtml } from '#emails/in-html'
import { ends, hasPhotos, type ListedItem, listInHtml, receiptInHtml } from '#emails/render-items'
import { type EmailColours, HOUSE_LOOKS } from '#theme/looks'

export interface EmailContent {
  subject: string
  facts?: EmailFacts | undefined
  /** Reply address, if it is not the shop's. */
  replyTo?: string | undefined
  paragraphs: string[]
  action?: { label: string; url: string } | undefined
  receipt?: OrderReceipt | undefined
  /** For emails without a receipt. In HTML they replace the paragraph that lists them, one per line. */
  items?: readonly ListedItem[] | undefined
  after?: string[] | undefined
  /** Link that ends emails of this kind. It also accepts a one-click POST (RFC 8058). */
  unsubscribe?: { label: string; url: string } | undefined
}

const linkText = (link: EmailContent['action']): string[] => (link ? [`${link.label}:\n${link.url}`] : [])

export const renderText = ({ paragraphs, action, receipt, after = [], unsubscribe }: EmailContent): string =>
  [
    ...paragraphs,
    ...linkText(action),
    ...(receipt ? receiptInText(receipt) : []),
    ...after,
    ...linkText(unsubscribe),
  ].join('\n\n')

/** Numbers of orders and documents, which must not wrap. */
const NUMBER = /\b(?:LD|R|INV|CN)-[\d-]+\d/g
const withNumbers = (html: string): string => html.replaceAll(NUMBER, '<b style="white-space:nowrap">$&</b>')

export interface EmailFrame {
  /** Public address of the shop, for pictures. */
  origin: string
  shopName: string
  supportEmail: string
  /** Seller and phone number in the footer. Unset parts are empty. */
  seller?: { name: string; address: string; trn: string; phone: string } | undefined
  language: string
  colours?: EmailColours
  /** Address of a theme's mark, which is shown next to the name. */
  mark?: string | undefined
  /** Replaces mark and name. Width and height in pixels. */
  logo?: { url: string; width: number; height: number } | undefined
}

const leftToRight = (text: string): string => `<bdi dir="ltr">${inHtml(text)}</bdi>`

/** Sender and help, as in the footer of the shop's pages. */
function footInHtml(
  { shopName, supportEmail, seller, language, colours = HOUSE_LOOKS.email }: EmailFrame,
  styles: EmailStyles,
): string {
  const { name, address, trn, phone } = seller ?? NO_SELLER
  const trnLabel = language === 'ar' ? taxDocumentLabels.trn.ar : taxDocumentLabels.trn.en
  const company = [name || shopName, address].filter(Boolean).map((part) => `<bdi>${inHtml(part)}</bdi>`)
  const help = `<a class="foot" style="color:${colours.inkMute}" href="mailto:${inHtml(supportEmail)}">${leftToRight(supportEmail)}</a>`
  const lines = [
    company,
    trn ? [`${trnLabel} ${leftToRight(trn)}`] : [],
    [...(supportEmail ? [help] : []), ...(phone ? [leftToRight(phone)] : [])],
  ]
  const text = lines.filter((line) => line.length > 0).map((line) => line.join(' · '))
  return `<p class="foot" style="${styles.foot}">${text.join('<br>')}</p>`
}

const NO_SELLER = { name: '', address: '', trn: '', phone: '' }

/** Preview text of mail lists: without the greeting and the sentence that repeats the subject. */
const getPreview = (paragraphs: readonly string[]): string =>
  (paragraphs.length > 2 ? paragraphs.slice(2) : paragraphs.slice(-1)).join(' ')

function headInHtml({ shopName, mark, logo }: EmailFrame): string {
  if (logo)
    return `<img class="logo" src="${inHtml(logo.url)}" alt="${inHtml(shopName)}" width="${logo.width}" height="${logo.height}">`
  const picture = mark
    ? `<img src="${inHtml(mark)}" alt="" width="32" height="32" style="vertical-align:middle"> `
    : ''
  return picture + inHtml(shopName)
}

/** Readable without pictures, which mail programs may block. */
export function renderHtml(
  { subject, paragraphs, action, receipt, items = [], after = [], unsubscribe }: EmailContent,
  frame: EmailFrame,
): string {
  const { language, origin, colours = HOUSE_LOOKS.email } = frame
  const styles = createStyles(colours, language)
  const direction = DIRECTIONS[language as Language] ?? 'ltr'
  const list = { sides: ends(direction), origin }
  const listed = hasPhotos(items) ? items.map(({ text }) => text).join('\n') : null
  const link = action && inHtml(action.url)
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${inHtml(subject)}</title>${styles.more}</head><body class="page" style="${styles.page}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${inHtml(getPreview(paragraphs))}</div>`,
    `<div class="card" style="${styles.card}"><p style="margin:0 0 24px;font-size:20px;font-weight:bold">${headInHtml(frame)}</p>`,
    `<h1 class="title" style="margin:0 0 10px;font-size:30px;line-height:1.25">${withNumbers(inHtml(subject))}</h1>`,
    ...paragraphs.map((text) =>
      text === listed
        ? listInHtml(items, styles, { ...list, direction })
        : `<p class="soft" style="margin:0 0 12px;${styles.soft}">${withNumbers(linesInHtml(text, direction))}</p>`,
    ),
    action
      ? `<p style="margin:0"><a class="button" href="${link}" style="${styles.button}">${inHtml(action.label)}</a></p>`
      : '',
    receipt ? receiptInHtml(receipt, styles, list) : '',
    listed === null || paragraphs.includes(listed) ? '' : listInHtml(items, styles, { ...list, direction }),
    ...after.map((text) => {
      const look = receipt
        ? `class="soft" style="margin:18px 0 0;${styles.soft}"`
        : `class="note" style="margin:0 0 12px;${styles.note}"`
      return `<p ${look}>${linesInHtml(text, direction)}</p>`
    }),
    `</div>${footInHtml(frame, styles)}`,
    unsubscribe
      ? `<p class="foot" style="${styles.foot}"><a class="foot" style="color:${colours.inkMute}" href="${inHtml(unsubscribe.url)}">${inHtml(unsubscribe.label)}</a></p>`
      : '',
    '</body></html>',
  ].join('\n')
}
