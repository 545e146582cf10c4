import { expect, test } from 'vitest'
import { jsonLdText } from '#platform/structured-data/json-ld-text'

test('nothing that a product is called ends the script element, and every reader gets it back as it was', () => {
  const name = '</script><!--<script>alert(1)&amp;\u2028"\\'
  const text = jsonLdText([{ '@type': 'Product', name }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name }],
  })
})
