import { darker } from '../kit/colour.ts'
import type { Colourway } from '../kit/colourway.ts'
import { buttonRow, makePart, pair } from '../kit/part.ts'
import { sunsetStripes, wovenBand } from '../kit/prints.ts'
import type { Part } from '../renderer/part.ts'
import { top } from './top.ts'

export function cardigan(c: Colourway, print = ''): Part[] {
  const band =
    'M296 190 C310 244 350 300 386 340 L386 790 H414 L414 340 C450 300 490 244 504 190 L484 184 C468 240 430 296 400 324 C370 296 332 240 316 184Z'
  const ribs = darker(c.cloth, 0.06)
  return [
    ...top({
      cloth: c.cloth,
      material: 'knit',
      print,
      sleeve: 'long',
      ribs,
      neck: 'v',
      hem: 740,
      hemWidth: 166,
      neckDepth: 268,
      inside: darker(c.cloth, 0.22),
    }),
    makePart('fineRib', ribs, band, { lift: 4, edge: 8, flat: true, turn: 90 }),
    ...buttonRow(400, [380, 470, 560, 650, 740], 11),
    ...pair(
      makePart(
        'knit',
        c.cloth,
        'M280 610 L354 610 Q362 610 362 618 L362 698 Q362 706 354 706 L280 706 Q272 706 272 698 L272 618 Q272 610 280 610Z',
        { lift: 3, edge: 10, flat: true, crease: 0 },
      ),
    ),
  ]
}

/** A knitted jumper with woven bands across the yoke, or plain stripes. */
export function jumper(c: Colourway, pattern: 'bands' | 'stripes' | 'plain' | 'dots' = 'bands'): Part[] {
  const dots = Array.from(
    { length: 60 },
    (_, i) =>
      `<circle cx="${240 + (i % 8) * 46 + (Math.floor(i / 8) % 2) * 23}" cy="${300 + Math.floor(i / 8) * 62}" r="8" fill="${c.ink}"/>`,
  ).join('')
  const prints = {
    bands:
      wovenBand(c.ink, c.second, 330) +
      wovenBand(c.third, c.ink, 410) +
      `<rect x="0" y="472" width="800" height="10" fill="${c.ink}"/>`,
    stripes: sunsetStripes([c.cloth, c.cloth, c.ink, c.second], 46, 300),
    plain: '',
    dots,
  }
  const sleevePrint =
    pattern === 'dots' || pattern === 'plain'
      ? ''
      : `<g transform="rotate(-12 600 400)">${prints[pattern]}</g>`
  return top({
    cloth: c.cloth,
    material: 'knit',
    sleeve: 'long',
    print: prints[pattern],
    sleevePrint: sleevePrint || ' ',
    ribs: darker(c.cloth, 0.08),
    hem: 745,
    hemWidth: 168,
    neckCloth: darker(c.cloth, 0.08),
  })
}

/** A sleeveless jumper with a V neck and striped edges. */
export function slipover(c: Colourway, checked: boolean): Part[] {
  const diamond = (x: number, y: number) =>
    `<path d="M${x} ${y - 66} L${x + 46} ${y} L${x} ${y + 66} L${x - 46} ${y}Z" fill="${(y / 132) % 2 ? c.ink : c.second}"/>`
  let argyle = ''
  for (let row = 0; row < 5; row++) for (let x = 216; x <= 600; x += 92) argyle += diamond(x, 396 + row * 132)
  const rib = 'M486 186 C470 246 434 300 400 326 L400 352 C446 322 490 262 504 190Z'
  const armhole = 'M532 194 C518 250 520 350 554 396 L538 412 C498 356 496 250 510 190Z'
  return [
    ...top({
      cloth: c.cloth,
      material: 'knit',
      sleeve: 'none',
      neck: 'v',
      neckDepth: 266,
      ribs: c.trim,
      hem: 745,
      chest: 150,
      hemWidth: 160,
      motif: checked ? argyle : '',
    }),
    ...pair(makePart('fineRib', c.trim, rib, { lift: 3, edge: 7, flat: true })),
    ...pair(makePart('fineRib', c.trim, armhole, { lift: 3, edge: 7, flat: true })),
  ]
}
