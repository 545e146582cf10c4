import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { emailMessages } from '@little-dunes/domain/messages/email-messages'
import { expect, test } from 'vitest'
import { renderHtml, renderText } from '#emails/render-email'

const url = 'https://shop.example/reset-password#token'
const frame = {
  origin: 'https://shop.example',
  shopName: 'Little Dunes',
  supportEmail: 'help@shop.example',
  language: 'en',
}

test('text and HTML of an email have the same content, with the link in both', () => {
  for (const language of LANGUAGES) {
    for (const email of Object.values(emailMessages[language])) {
      const { action = '', ...texts } = email('Mariam', 'Little Dunes')
      const content = { ...texts, action: { label: action, url } }
      const [text, html] = [renderText(content), renderHtml(content, { ...frame, language })]
      for (const part of [...texts.paragraphs, ...(texts.after ?? []), action, url]) {
        expect(text).toContain(part)
        expect(html).toContain(part)
      }
      expect(html).toContain(`dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    }
  }
})

test('typed text is escaped in the HTML of an email', () => {
  const html = renderHtml({ subject: '<b>', paragraphs: ['<img src=x onerror="alert(1)">'] }, frame)
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
  expect(html).not.toContain('<b>')
})

test('list items are on separate lines, each in its own direction', () => {
  const html = renderHtml(
    { subject: 'Order', paragraphs: ['1 × Tee\n2 × <Hat>'] },
    { ...frame, language: 'ar' },
  )
  expect(html).toContain('<bdi>1 × Tee</bdi><br><bdi>2 × &lt;Hat&gt;</bdi>')
})

test('a note in the other language ends with its full stop', () => {
  const renderBody = (text: string, language: string) =>
    renderHtml({ subject: 'S', paragraphs: ['S', text], after: [text] }, { ...frame, language })
  for (const [text, language] of [
    ['The blue one is sold out.', 'ar'],
    ['نفد اللون الأزرق.', 'en'],
  ] as const)
    expect(renderBody(text, language).split(`<bdi>${text}</bdi>`)).toHaveLength(3)
  expect(renderBody('نفد Fox Tee.', 'ar')).not.toContain('<bdi>نفد')
})

test('an email begins with the logo, the mark and the name, or only the name', () => {
  const email = { subject: 'Order', paragraphs: [] }
  expect(renderHtml(email, frame)).toContain('>Little Dunes</p>')
  expect(renderHtml(email, frame)).not.toContain('<img')
  const mark = 'https://shop.example/mark.png'
  expect(renderHtml(email, { ...frame, mark })).toMatch(
    /<img src="https:\/\/shop\.example\/mark\.png" alt="" [^>]+> Little Dunes<\/p>/,
  )
  const logo = { url: 'https://shop.example/logo.png', width: 185, height: 36 }
  expect(renderHtml(email, { ...frame, mark, logo })).toContain(
    `<img class="logo" src="${logo.url}" alt="Little Dunes" width="185" height="36"></p>`,
  )
})

const TEE = '/media/fox-tee.1a2b3c4d.avif'
const SHOWN_TEE = 'src="https://shop.example/media/fox-tee.1a2b3c4d-160.jpg"'
const TEE_ITEM = { label: 'Fox "Tee"', detail: 'Coral · 90', line: '1 × Fox Tee', amount: 'AED 5.00' }
const anEmail = (pictures: (string | null)[]) => ({
  ...{ subject: 'Order', paragraphs: [] },
  receipt: {
    items: pictures.map((picture) => ({ ...TEE_ITEM, picture })),
    parts: [{ label: 'Delivery', amount: 'Free' }],
    ...{ totals: [], vat: null, boxes: [] },
  },
})

test.each([
  ['en', 'right'],
  ['ar', 'left'],
])('items have a JPEG of fixed size beside their name, in %s on its side', (language, after) => {
  const html = renderHtml(anEmail([TEE, null]), { ...frame, language })
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toContain(`<img ${SHOWN_TEE} alt="Fox &quot;Tee&quot;" width="64" height="80"`)
  expect(html.match(new RegExp(`padding-${after}:14px`, 'g'))).toHaveLength(2)
  expect(html).toMatch(/<td colspan="2"[^>]+>Delivery</)
})

test('items without pictures have no column for them', () => {
  const html = renderHtml(anEmail([null, '/pictures/placeholder.avif']), frame)
  expect(html).not.toMatch(/<img|colspan/)
})

test('a paragraph of items shows their pictures, and stays text in the text part', () => {
  const items = [
    { text: '1 × Fox Tee', picture: TEE },
    { text: '2 × <Hat>', picture: null },
  ]
  const email = { subject: 'Cart', paragraphs: ['In your cart:', '1 × Fox Tee\n2 × <Hat>'], items }
  const html = renderHtml(email, frame)
  expect(html).toContain(`<img ${SHOWN_TEE} alt="1 × Fox Tee"`)
  expect(html.match(/<tr>/g)).toHaveLength(2)
  expect(html).toContain('<b>2 × &lt;Hat&gt;</b>')
  expect(html).not.toContain('<bdi>1 × Fox Tee')
  const unlisted = renderHtml({ ...email, paragraphs: ['It has arrived.'] }, frame)
  expect(unlisted.indexOf(SHOWN_TEE)).toBeGreaterThan(unlisted.indexOf('It has arrived.'))
  expect(renderText(email)).toBe('In your cart:\n\n1 × Fox Tee\n2 × <Hat>')
})

test('the inbox preview shows the text after the greeting and the repeated subject', () => {
  const shownIn = (paragraphs: string[]) =>
    /<body[^>]*>\s*<div style="display:none[^>]*>(.*?)<\/div>/.exec(
      renderHtml({ subject: 'S', paragraphs }, frame),
    )?.[1]
  expect(shownIn(['Hello,', 'We have it.', 'Paid by card: AED 5.00.', 'Bye.'])).toBe(
    'Paid by card: AED 5.00. Bye.',
  )
  expect(shownIn(['Hello,', 'We have it.'])).toBe('We have it.')
  expect(shownIn([])).toBe('')
})

test('an order number stays on one line', () => {
  const html = renderHtml({ subject: 'About LD-10471', paragraphs: ['Of LD-10471 we write.'] }, frame)
  expect(html.match(/<b style="white-space:nowrap">LD-10471<\/b>/g)).toHaveLength(2)
})
