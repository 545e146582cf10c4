import { swatches } from '../demo-catalogue.ts'
import { gilet, raincoat } from '../garments/coats.ts'
import {
  bigTurtle,
  camelUnderMoon,
  chestMotif,
  dhowAtSea,
  dunePanels,
  falcon,
  motifRow,
  palmWindow,
  risingSun,
  rocketFlight,
  sunOverDunes,
  threeWaves,
} from '../garments/front-drawings.ts'
import { bomber, denimJacket, teddyJacket } from '../garments/jackets.ts'
import { cardigan, jumper, slipover } from '../garments/knitwear.ts'
import { hoodie, sweatshirt } from '../garments/sweatshirts.ts'
import {
  blouse,
  bretonTop,
  checkPrint,
  henley,
  polo,
  sailorTop,
  shirt,
  tee,
  vestTop,
} from '../garments/tops.ts'
import { house, lighter } from '../kit/colour.ts'
import { colourway } from '../kit/colourway.ts'
import { motifs } from '../kit/motifs.ts'
import { scatter } from '../kit/prints.ts'
import { allOver, broadStripes, confetti, fineStripes, mixed, seersucker, tiles } from './cloth-prints.ts'
import type { Looks } from './look.ts'

export const topLooks: Looks = {
  'sunrise-tee': (c) => tee(c, { drawing: sunOverDunes, contrastNeck: true }),
  'corniche-breton-top': (c) => bretonTop(colourway('Pearl'), c.cloth),
  'dhow-at-sea-tee': (c) => tee(c, { drawing: dhowAtSea }),
  'camel-moon-long-sleeve': (c) => tee(c, { drawing: camelUnderMoon, sleeve: 'long' }),
  'falcon-flight-tee': (c) => tee(c, { drawing: falcon, contrastNeck: true }),
  'green-turtle-tee': (c) => tee(c, { drawing: bigTurtle }),
  'three-waves-tee': (c) => tee(c, { drawing: threeWaves }),
  'half-sun-tee': (c) => tee(c, { drawing: risingSun }),
  'star-rocket-tee': (c) => tee(c, { drawing: rocketFlight }),
  'everyday-pocket-tee': (c) => tee(c, { pocket: true, contrastNeck: true }),
  'courtyard-palm-tee': (c) => tee(c, { drawing: palmWindow, contrastNeck: true }),
  'scattered-star-tee': (c) => tee(c, { print: allOver('star', 66, 58, 0.8) }),
  'sandbar-stripe-tee': (c) => tee(c, { print: broadStripes }),
  'creek-raglan-tee': (c) => tee(c, { contrastSleeves: true, sleeve: 'long' }),
  'heart-row-tee': (c) => tee(c, { drawing: motifRow('heart', 2.6) }),
  'petal-sleeve-tee': (c) => tee(c, { sleeve: 'flutter', material: 'rib' }),
  'waffle-henley': (c) => henley(c),
  'wadi-henley': (c) => henley(c, 'jersey', 'short'),
  'marina-polo': (c) => polo(c),
  'regatta-stripe-polo': (c) => polo(c, fineStripes),
  'palm-grove-shirt': (c) =>
    shirt(
      {
        ...c,
        cloth: lighter(c.cloth, 0.5),
        ink: c.cloth === swatches.Sky ? house.sea : house.palm,
        second: house.date,
      },
      { print: allOver('palm', 88, 78, 1.25) },
    ),
  'lemon-grove-shirt': (c) => shirt(c, { print: allOver('lemon', 84, 62, 1.05, 40) }),
  'seersucker-shirt': (c) => shirt(c, { print: seersucker, collar: 'pointed' }),
  'picnic-check-shirt': (c) => shirt(c, { print: checkPrint, sleeve: 'long', collar: 'pointed' }),
  'majlis-linen-shirt': (c) => shirt(c, { sleeve: 'long', collar: 'band', material: 'linen' }),
  'chambray-work-shirt': (c) =>
    shirt(c, { sleeve: 'long', collar: 'pointed', material: 'denim', pockets: 2, collarCloth: c.cloth }),
  'mosaic-tile-shirt': (c) => shirt(c, { print: tiles }),
  'jasmine-blouse': (c) => blouse(c, { print: allOver('sprig', 62, 60, 0.9) }),
  'desert-rose-blouse': (c) => blouse(c, { material: 'gauze', collar: 'frill' }),
  'sea-breeze-blouse': (c) =>
    blouse(c, { material: 'linen', sleeve: 'flutter', collar: 'bound', print: confetti }),
  'little-sailor-top': (c) => sailorTop(c),
  'soft-rib-vest': (c) => vestTop(c),
  'moonrise-vest': (c) => vestTop(c, { material: 'jersey', drawing: chestMotif('moon', 6.4) }),
  'little-camel-hoodie': (c) =>
    hoodie(c, { drawing: (d) => `<g transform="translate(0 40)">${chestMotif('camel', 3.2)(d)}</g>` }),
  'tide-zip-hoodie': (c) => hoodie(c, { zipped: true }),
  'falcon-sweatshirt': (c) => sweatshirt(c, falcon),
  'dune-block-sweatshirt': (c) => sweatshirt(c, dunePanels),
  'full-moon-sweatshirt': (c) =>
    sweatshirt(
      c,
      (d) =>
        `<circle cx="400" cy="470" r="96" fill="${d.ink}"/><g fill="${d.cloth}" fill-opacity=".3"><circle cx="370" cy="440" r="20"/><circle cx="440" cy="490" r="28"/><circle cx="380" cy="520" r="13"/></g>`,
      c.trim,
    ),
  'pearl-knit-cardigan': (c) => cardigan(c),
  'petit-bouquet-cardigan': (c) =>
    cardigan(c, scatter([motifs.flower(c.ink, c.second)], { across: 92, down: 84, scale: 1.2, jitter: 2 })),
  'bedouin-band-jumper': (c) => jumper(c, 'bands'),
  'sunset-stripe-jumper': (c) => jumper(c, 'stripes'),
  'snow-on-hatta-jumper': (c) => jumper(c, 'dots'),
  'argyle-slipover': (c) => slipover(c, true),
  'school-slipover': (c) => slipover(c, false),
  'oasis-teddy-jacket': (c) => teddyJacket(c),
  'boardwalk-denim-jacket': (c) => denimJacket(c),
  'first-rain-coat': (c) => raincoat(c),
  'jebel-quilted-gilet': (c) => gilet(c),
  'airshow-bomber': (c) => bomber(c),
  'sidra-blossom-tee': (c) => tee(c, { print: mixed('daisy', 'sprig', 72, 64, 0.8), sleeve: 'puff' }),
}
