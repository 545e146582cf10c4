import { symmetric } from '../kit/outline.ts'
import { makePart, pair } from '../kit/part.ts'
import { stitch } from '../kit/thread.ts'
import type { MaterialName } from '../renderer/materials.ts'
import type { Part } from '../renderer/part.ts'

const sewnOn = { lift: 4, flat: true, crease: 0.8 }

/** The small pointed collar of pyjamas and polos. */
export const pointedCollar = (fill: string, material: MaterialName = 'poplin', print = ''): Part[] =>
  pair(
    makePart(
      material,
      fill,
      'M400 268 L372 214 Q350 196 318 176 Q304 184 296 204 L340 286 Q372 288 400 268Z',
      {
        ...sewnOn,
        edge: 8,
        print,
        groove: stitch('M303 206 L343 279 Q372 280 393 265'),
      },
    ),
  )

/** The wide open collar of a holiday shirt. */
export const campCollar = (fill: string, material: MaterialName = 'poplin', print = ''): Part[] =>
  pair(
    makePart(
      material,
      fill,
      'M402 300 L368 214 Q350 196 318 176 Q300 182 288 206 L304 250 L290 262 L352 330 Q384 336 402 300Z',
      { ...sewnOn, edge: 8, print, groove: stitch('M300 258 L356 322') },
    ),
  )

/** Two round leaves, after Peter Pan. */
export const roundCollar = (fill: string, material: MaterialName = 'poplin'): Part[] =>
  pair(
    makePart(
      material,
      fill,
      'M398 270 C352 262 326 230 316 184 C296 186 284 196 280 208 C284 262 320 306 366 312 C388 312 400 296 398 270Z',
      { ...sewnOn, edge: 9, groove: stitch('M288 212 C292 258 324 298 366 304 C382 304 391 292 390 276') },
    ),
  )

/** The stand-up band of a tunic or a kandura. */
export const bandCollar = (fill: string, material: MaterialName = 'linen'): Part[] =>
  pair(
    makePart(
      material,
      fill,
      'M399 282 C352 274 318 238 308 184 L298 190 C290 200 290 214 294 226 C312 270 350 304 399 310Z',
      {
        ...sewnOn,
        edge: 7,
        groove: stitch('M300 206 C314 258 350 294 396 302'),
      },
    ),
  )

/** A sailor's collar: two lapels with a stripe along the edge. */
export const sailorCollar = (fill: string, stripe: string): Part[] => {
  const edge = (x: number) =>
    `<path d="M${400 + x * 114} 192 C${400 + x * 134} 256 ${400 + x * 112} 330 ${400 + x * 12} 372" fill="none" stroke="${stripe}" stroke-width="7"/>`
  const leaf = 'M400 392 L384 300 C350 262 328 226 318 180 C296 184 272 196 262 214 C246 280 300 370 400 392Z'
  const print = edge(-1) + edge(1)
  return pair(makePart('poplin', fill, leaf, { ...sewnOn, edge: 8, print }))
}

/** A frill that stands around the neck. */
export const frillCollar = (fill: string, material: MaterialName = 'gauze'): Part =>
  makePart(
    material,
    fill,
    symmetric(
      'M400 262 C446 262 476 232 486 182 Q512 180 520 204 Q514 220 522 240 Q504 250 504 272 Q482 276 474 298 Q452 294 438 314 Q418 304 400 316',
    ),
    {
      lift: 4,
      flat: true,
      edge: 8,
      fold: [
        'M470 240 L500 262',
        'M450 258 L470 292',
        'M424 266 L436 308',
        'M400 268 V312',
        'M376 266 L364 308',
        'M350 258 L330 292',
        'M330 240 L300 262',
      ]
        .map((d) => `<path d="${d}" stroke-width="6"/>`)
        .join(''),
      foldBlur: 3,
      foldDepth: 7,
    },
  )
