import { DIRECTIONS, type Language } from '@little-dunes/domain/i18n/languages'
import type { EmailFacts } from '@little-dunes/domain/messages/email-words/email-words'
import {
  type OrderReceipt,
  type ReceiptAmount,
  type ReceiptBox,
  receiptInText,
} from '@little-dunes/domain/messages/order-emails/order-receipt'
import { taxDocumentLabels } from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { createStyles, type EmailStyles, LESS } from '#emails/email-styles'
import { type EmailColours, HOUSE_LOOKS } from '#theme/looks'

export interface EmailContent {
  subject: string
  facts?: EmailFacts | undefined
  /** Reply address, if it is not the shop's. */
  replyTo?: string | undefined
  paragraphs: string[]
  action?: { label: string; url: string } | undefined
  receipt?: OrderReceipt | undefined
  after?: string[] | undefined
  /** Link that ends emails of this kind. It also accepts a one-click POST (RFC 8058). */
  unsubscribe?: { label: string; url: string } | undefined
}

export const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const LATIN = /\p{Script=Latin}/u
const ARABIC = /\p{Script=Arabic}/u

/** True if a text written by a person, such as a note, only has letters of the other direction. */
const runsAgainst = (direction: 'ltr' | 'rtl', text: string): boolean => {
  const [matching, other] = direction === 'rtl' ? [ARABIC, LATIN] : [LATIN, ARABIC]
  return other.test(text) && !matching.test(text)
}

/** One line per row, each in the direction of its letters. */
const linesInHtml = (text: string, direction: 'ltr' | 'rtl'): string =>
  text.includes('\n') || runsAgainst(direction, text)
    ? text
        .split('\n')
        .map((line) => `<bdi>${inHtml(line)}</bdi>`)
        .join('<br>')
    : inHtml(text)

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
  shopName: string
  supportEmail: string
  /** Seller and phone number in the footer. Unset parts are empty. */
  seller?: { name: string; address: string; trn: string; phone: string } | undefined
  language: string
  colours?: EmailColours
  /** Address of a theme's mark, which is shown next to the name. */
  mark?: string | undefined
  /** Address of the logo, which replaces mark and name. */
  logo?: string | undefined
}

const half = (colour: string, radius: string): string =>
  `<span style="display:block;width:26px;height:13px;border-radius:${radius};background:${colour}"></span>`

/** The default mark as two HTML boxes, because mail programs block pictures. */
const HOUSE_MARK = `<span style="display:inline-block;vertical-align:middle">${half('#f2b84b', '13px 13px 0 0')}${half('#e0633f', '0 0 13px 13px')}</span>&nbsp; `

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

/** Mail programs only support `left` and `right`, not `start` and `end`. */
const ends = (direction: 'ltr' | 'rtl') =>
  direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)

function renderRow(
  name: string,
  { amount, isLess = false }: Pick<ReceiptAmount, 'amount' | 'isLess'>,
  style: string,
  [start, end]: ReturnType<typeof ends>,
): string {
  const cell = (align: string, more: string) =>
    `style="padding:0;text-align:${align};vertical-align:top;${more}${style}"`
  const shown = isLess ? `<span class="less" style="color:${LESS}">${inHtml(amount)}</span>` : inHtml(amount)
  return `<tr><td ${cell(start, '')}>${name}</td><td ${cell(end, 'white-space:nowrap;')}>${shown}</td></tr>`
}

function boxInHtml({ label, lines, link }: ReceiptBox, styles: EmailStyles): string {
  const text = lines.map((line) => `<bdi>${inHtml(line)}</bdi>`)
  const follow = link
    ? [`<a class="note" style="${styles.soft}" href="${inHtml(link.url)}">${inHtml(link.label)}</a>`]
    : []
  return `<p class="note" style="margin:0 0 12px;${styles.note}"><b>${inHtml(label)}</b><br>${[...text, ...follow].join('<br>')}</p>`
}

function receiptInHtml(
  { items, parts, totals, vat, boxes }: OrderReceipt,
  styles: EmailStyles,
  direction: 'ltr' | 'rtl',
): string {
  const sides = ends(direction)
  const sum = (of: ReceiptAmount, style: string) => renderRow(inHtml(of.label), of, style, sides)
  const rows = [
    ...items.map(({ label, detail, ...item }) =>
      renderRow(
        `<b>${inHtml(label)}</b><br><span class="soft" style="font-size:14px;${styles.soft}">${inHtml(detail)}</span>`,
        item,
        `padding:12px 0;${styles.line}`,
        sides,
      ),
    ),
    ...parts.map((part, place) =>
      sum(part, place === 0 ? `padding:12px 0 3px;${styles.line}` : 'padding:3px 0'),
    ),
    ...totals.map((total, place) =>
      sum(total, `padding:12px 0 3px;font-size:18px;font-weight:bold${place === 0 ? `;${styles.line}` : ''}`),
    ),
    ...(vat ? [sum(vat, 'padding:3px 0;font-size:14px')] : []),
  ]
  const table = `<table role="presentation" cellspacing="0" style="width:100%;margin:0 0 18px;font-size:15px">${rows.join('')}</table>`
  return [...(rows.length > 0 ? [table] : []), ...boxes.map((box) => boxInHtml(box, styles))].join('\n')
}

/** Preview text of mail lists: without the greeting and the sentence that repeats the subject. */
const getPreview = (paragraphs: readonly string[]): string =>
  (paragraphs.length > 2 ? paragraphs.slice(2) : paragraphs.slice(-1)).join(' ')

/** Dark mailboxes keep the light background, because the logo may be dark. */
const logoInHtml = (logo: string, shopName: string, ground: string): string =>
  `<img src="${inHtml(logo)}" alt="${inHtml(shopName)}" height="40" style="height:40px;max-width:240px;object-fit:contain;background:${ground};border-radius:6px">`

function headInHtml({ shopName, colours = HOUSE_LOOKS.email, mark, logo }: EmailFrame): string {
  if (logo) return logoInHtml(logo, shopName, colours.card)
  const picture = mark
    ? `<img src="${inHtml(mark)}" alt="" width="32" height="32" style="vertical-align:middle"> `
    : colours === HOUSE_LOOKS.email
      ? HOUSE_MARK
      : ''
  return picture + inHtml(shopName)
}

/** Readable without pictures: blocked pictures only hide the mark of a theme. */
export function renderHtml(
  { subject, paragraphs, action, receipt, after = [], unsubscribe }: EmailContent,
  frame: EmailFrame,
): string {
  const { language, colours = HOUSE_LOOKS.email } = frame
  const styles = createStyles(colours, language)
  const direction = DIRECTIONS[language as Language] ?? 'ltr'
  const link = action && inHtml(action.url)
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${inHtml(subject)}</title>${styles.more}</head><body class="page" style="${styles.page}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${inHtml(getPreview(paragraphs))}</div>`,
    `<div class="card" style="${styles.card}"><p style="margin:0 0 24px;font-size:20px;font-weight:bold">${headInHtml(frame)}</p>`,
    `<h1 class="title" style="margin:0 0 10px;font-size:30px;line-height:1.25">${withNumbers(inHtml(subject))}</h1>`,
    ...paragraphs.map(
      (text) =>
        `<p class="soft" style="margin:0 0 12px;${styles.soft}">${withNumbers(linesInHtml(text, direction))}</p>`,
    ),
    action
      ? `<p style="margin:0"><a class="button" href="${link}" style="${styles.button}">${inHtml(action.label)}</a></p>`
      : '',
    receipt ? receiptInHtml(receipt, styles, direction) : '',
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
