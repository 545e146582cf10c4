import { expect, test } from 'vitest'
import { inXml } from '#pages/crawlers/xml'

test('text is escaped for XML, without invalid characters', () => {
  expect(inXml(`Tea & <Cake> "Set" 'A'\u0000\u000b\ud800`)).toBe(
    'Tea &amp; &lt;Cake&gt; &quot;Set&quot; &apos;A&apos;\ufffd',
  )
  expect(inXml('ثوب\tقطن')).toBe('ثوب\tقطن')
})
