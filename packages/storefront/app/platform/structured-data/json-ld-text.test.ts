import { expect, test } from 'vitest'
import { jsonLdText } from '#platform/structured-data/json-ld-text'

test('a product name cannot close the script element, and parses back unchanged', () => {
  const name = '</script><!--<script>alert(1)&amp;\u2028"\\'
  const text = jsonLdText([{ '@type': 'Product', name }])
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name }],
  })
})
