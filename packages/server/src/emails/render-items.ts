import { EMAIL_PICTURE, emailPicture } from '@little-dunes/domain/catalogue/pictures'
import type {
  OrderReceipt,
  ReceiptAmount,
  ReceiptBox,
} from '@little-dunes/domain/messages/order-emails/order-receipt'
import { type EmailStyles, LESS } from '#emails/email-styles'
import { inHtml, linesInHtml } from '#emails/in-html'

export interface ListedItem {
  text: string
  /** Address of the picture, without the host. */
  picture: string | null
}

/** Mail programs only support `left` and `right`, not `start` and `end`. */
export const ends = (direction: 'ltr' | 'rtl') =>
  direction === 'rtl' ? (['right', 'left'] as const) : (['left', 'right'] as const)

/** How the rows of a list look. With `photos`, the names of all rows are beside a column of pictures. */
interface ListLook {
  sides: ReturnType<typeof ends>
  origin: string
  photos: boolean
}

/** A picture has half the size of its file, for sharp screens. Undefined `alt` for rows without a picture. */
function photoCell(
  { picture, alt }: { picture?: string | null; alt: string },
  style: string,
  { sides: [, end], origin }: ListLook,
): string {
  const address = picture ? emailPicture(picture) : null
  const [width, height] = [EMAIL_PICTURE.width * 0.4, EMAIL_PICTURE.height * 0.4]
  const photo = address
    ? `<img src="${inHtml(origin + address)}" alt="${inHtml(alt)}" width="${width}" height="${height}" style="display:block;border-radius:10px;font-size:12px;line-height:1.3;overflow:hidden">`
    : ''
  return `<td style="vertical-align:top;width:${width}px;${style};padding-${end}:14px">${photo}</td>`
}

export const hasPhotos = (items: readonly { picture?: string | null }[]): boolean =>
  items.some(({ picture }) => picture && emailPicture(picture))

function renderRow(
  name: string,
  { amount, isLess = false }: Pick<ReceiptAmount, 'amount' | 'isLess'>,
  style: string,
  { sides: [start, end], photos }: ListLook,
  photo = '',
): string {
  const cell = (align: string, more: string) =>
    `style="padding:0;text-align:${align};vertical-align:top;${more}${style}"`
  const shown = isLess ? `<span class="less" style="color:${LESS}">${inHtml(amount)}</span>` : inHtml(amount)
  const across = photos && !photo ? ' colspan="2"' : ''
  return `<tr>${photo}<td${across} ${cell(start, '')}>${name}</td><td ${cell(end, 'white-space:nowrap;')}>${shown}</td></tr>`
}

function boxInHtml({ label, lines, link }: ReceiptBox, styles: EmailStyles): string {
  const text = lines.map((line) => `<bdi>${inHtml(line)}</bdi>`)
  const follow = link
    ? [`<a class="note" style="${styles.soft}" href="${inHtml(link.url)}">${inHtml(link.label)}</a>`]
    : []
  return `<p class="note" style="margin:0 0 12px;${styles.note}"><b>${inHtml(label)}</b><br>${[...text, ...follow].join('<br>')}</p>`
}

const tableOf = (rows: readonly string[]): string =>
  `<table role="presentation" cellspacing="0" style="width:100%;margin:0 0 18px;font-size:15px">${rows.join('')}</table>`

export function listInHtml(
  items: readonly ListedItem[],
  styles: EmailStyles,
  { direction, ...list }: Omit<ListLook, 'photos'> & { direction: 'ltr' | 'rtl' },
): string {
  const line = `padding:12px 0;${styles.line}`
  const look = { ...list, photos: true }
  const rows = items.map(({ text, picture }) => {
    const name = `<b>${linesInHtml(text, direction)}</b>`
    return renderRow(name, { amount: '' }, line, look, photoCell({ picture, alt: text }, line, look))
  })
  return tableOf(rows)
}

export function receiptInHtml(
  { items, parts, totals, vat, boxes }: OrderReceipt,
  styles: EmailStyles,
  list: Omit<ListLook, 'photos'>,
): string {
  const look = { ...list, photos: hasPhotos(items) }
  const line = `padding:12px 0;${styles.line}`
  const sum = (of: ReceiptAmount, style: string) => renderRow(inHtml(of.label), of, style, look)
  const rows = [
    ...items.map(({ label, detail, ...item }) =>
      renderRow(
        `<b>${inHtml(label)}</b><br><span class="soft" style="font-size:14px;${styles.soft}">${inHtml(detail)}</span>`,
        item,
        line,
        look,
        look.photos ? photoCell({ ...item, alt: label }, line, look) : '',
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
  return [...(rows.length > 0 ? [tableOf(rows)] : []), ...boxes.map((box) => boxInHtml(box, styles))].join(
    '\n',
  )
}
