import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { emailMessages } from '@little-dunes/domain/messages/email-messages'
import { expect, test } from 'vitest'
import { renderHtml, renderText } from '#emails/render-email'
import { HOUSE_LOOKS } from '#theme/looks'

const url = 'https://shop.example/reset-password#token'
const frame = { shopName: 'Little Dunes', supportEmail: 'help@shop.example', language: 'en' }

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

test('the default logo needs no picture, and a theme may have its own or none', () => {
  const email = { subject: 'Order', paragraphs: [] }
  const boxes = /border-radius:13px 13px 0 0.*border-radius:0 0 13px 13px/
  expect(renderHtml(email, frame)).toMatch(boxes)
  expect(renderHtml(email, frame)).not.toContain('<img')
  const colours = { ...HOUSE_LOOKS.email, button: '#6b2d5c' }
  expect(renderHtml(email, { ...frame, colours })).not.toMatch(boxes)
  const mark = 'https://shop.example/mark.png'
  expect(renderHtml(email, { ...frame, colours, mark })).toContain(`<img src="${mark}"`)
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
