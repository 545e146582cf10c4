import { SAMPLE_SHOP_NAME } from '@little-dunes/domain/orders/company/sample-settings'
import { WORDMARK } from '#orders/showing/pdf/wordmark'

/** Draws the default logo, `size` points high. */
export function drawHouseLogo(
  doc: PDFKit.PDFDocument,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const scale = size / 62
  doc.save().translate(x, y).scale(scale).circle(31, 31, 29).clip()
  doc.rect(0, 0, 62, 62).fill('#FBE9D3').circle(34.9, 28.1, 13.6).fill('#F2B84B')
  doc.scale(0.96875)
  doc.path('M-2 42 C10 26 24 30 34 40 S56 44 66 32 V66 H-2Z').fill('#E0633F')
  doc.path('M-2 54 C12 42 26 44 38 52 S58 54 66 46 V66 H-2Z').fill('#1E5F68').restore()
  doc.markContent('Span', { actual: SAMPLE_SHOP_NAME.en })
  doc.save().translate(x, y).scale(scale).translate(74, 49).path(WORDMARK).fill(colour).restore()
  doc.endMarkedContent()
}
