import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRichText } from '#content/rich-text'

test('headings, paragraphs, lists, bold and links are parsed, and empty lines separate paragraphs', () => {
  const text = '## Sizes\n\nOne **bold** word\nand [a link](/size-guide).\n\nNext.\n- a\n- b\n## End'
  expect(parseRichText(text)).toEqual([
    { kind: 'heading', runs: [{ text: 'Sizes' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'One ' },
        { text: 'bold', bold: true },
        { text: ' word' },
        { text: ' ' },
        { text: 'and ' },
        { text: 'a link', to: '/size-guide' },
        { text: '.' },
      ],
    },
    { kind: 'paragraph', runs: [{ text: 'Next.' }] },
    { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'heading', runs: [{ text: 'End' }] },
  ])
})

test.each([
  'javascript:alert(1)',
  'javascript:alert`1`',
  'JavaScript:x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'data:text/html,x',
  'http://x.example',
])('a link to %s stays plain text', (to) => {
  expect(parseRichText(`[here](${to})`)).toEqual([{ kind: 'paragraph', runs: [{ text: `[here](${to})` }] }])
})

test.each(['/returns', 'https://example.com/a?b=1', 'mailto:help@example.com', 'tel:+97140000000'])(
  'a link may lead to %s',
  (to) =>
    expect(parseRichText(`[here](${to})`)).toEqual([{ kind: 'paragraph', runs: [{ text: 'here', to }] }]),
)

test('plain text is kept unchanged', () => {
  const line = fc.stringMatching(/^[a-z<>&"' ]{1,30}$/).filter((text) => text.trim() !== '')
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const blocks = parseRichText(lines.join('\n\n'))
      const texts = blocks.map((block) =>
        block.kind === 'paragraph' ? block.runs.map(({ text }) => text).join('') : null,
      )
      expect(texts).toEqual(lines.map((text) => text.trim()))
    }),
  )
})

test.each(['[', '**', '[a](', ']('])(
  '%s repeated many times is plain text, parsed quickly',
  (mark) => {
    const text = mark.repeat(5_000)
    expect(parseRichText(text)).toEqual([{ kind: 'paragraph', runs: [{ text }] }])
  },
  2_000,
)
