import { smockDress, tieredDress } from '../garments/dresses.ts'
import { dungarees, jumpsuit } from '../garments/dungarees.ts'
import { chestMotif, risingSun, sunOverDunes } from '../garments/front-drawings.ts'
import { partyDress } from '../garments/party-dress.ts'
import { kaftan, kandura, nightdress } from '../garments/robes.ts'
import { beachSet, pyjamas, tracksuit, tunicSet } from '../garments/sets.ts'
import { jerseyDress, knitDress, pinafore, sundress } from '../garments/sundresses.ts'
import { checkPrint, shirt, tee } from '../garments/tops.ts'
import { dressingGown } from '../garments/towelling.ts'
import { house } from '../kit/colour.ts'
import { allOver, confetti, dots, grid, mixed, seersucker, tiles, waves } from './cloth-prints.ts'
import type { Looks } from './look.ts'

export const dressLooks: Looks = {
  'dune-gauze-dress': (c) => tieredDress(c),
  'desert-daisy-smock': (c) => smockDress(c, { print: allOver('flower', 62, 52, 0.95, 30) }),
  'cherry-picnic-smock': (c) => smockDress(c, { print: allOver('cherry', 66, 60, 1) }),
  'corduroy-story-smock': (c) => smockDress(c, { material: 'corduroy', collar: house.pearl }),
  'pocket-pinafore': (c) => pinafore(c),
  'denim-pinafore': (c) => pinafore(c, 'denim'),
  'lemonade-sundress': (c) => sundress(c, allOver('lemon', 78, 58, 0.95, 40)),
  'gingham-sundress': (c) => sundress(c, checkPrint),
  'eid-evening-dress': (c) => partyDress(c),
  'shooting-star-dress': (c) => jerseyDress(c, { print: mixed('star', 'pin', 62, 54, 0.8), sleeve: 'long' }),
  'half-and-half-dress': (c) => jerseyDress(c, { skirtCloth: c.ink, drawing: chestMotif('sun', 6) }),
  'cosy-knit-dress': (c) => knitDress(c),
  'garden-wall-dress': (c) =>
    tieredDress(c, {
      material: 'poplin',
      print: allOver('sprig', 58, 54, 0.85),
      sleeve: 'puff',
      collar: 'frill',
    }),
  'mosaic-courtyard-dress': (c) => tieredDress(c, { material: 'poplin', print: tiles, sleeve: 'short' }),
  'linen-frill-dress': (c) => tieredDress(c, { material: 'linen', collar: 'frill' }),
  'eid-linen-kaftan': (c) => kaftan(c),
  'garden-jalabiya': (c) => kaftan(c, true),
  'classic-kandura': (c) => kandura(c),
  'saffron-cord-dungarees': (c) => dungarees(c),
  'workshop-denim-dungarees': (c) => dungarees(c, { material: 'denim' }),
  'rockpool-short-dungarees': (c) => dungarees(c, { material: 'linen', short: true }),
  'deckchair-dungarees': (c) => dungarees(c, { material: 'poplin', print: seersucker, pocket: c.cloth }),
  'oasis-jumpsuit': (c) => jumpsuit(c),
  'meadow-playsuit': (c) =>
    jumpsuit(c, { material: 'poplin', long: false, print: allOver('daisy', 60, 54, 0.8) }),
  'starry-night-pyjamas': (c) => pyjamas(c, { print: mixed('star', 'moon', 70, 62, 0.78) }),
  'sleepy-camel-pyjamas': (c) => pyjamas(c, { print: allOver('camel', 78, 66, 0.9, 8), summer: true }),
  'cloud-counting-pyjamas': (c) => pyjamas(c, { print: allOver('cloud', 76, 58, 0.9, 6) }),
  'moonbeam-nightdress': (c) => nightdress(c, mixed('moon', 'star', 70, 62, 0.75)),
  'waffle-dressing-gown': (c) => dressingGown(c),
  'majlis-tunic-set': (c) => tunicSet(c, c.cloth === '#F3ECDF' ? house.sand : '#F1E7D6'),
  'weekend-tracksuit': (c) => tracksuit(c, risingSun),
  'palm-beach-set': (c) =>
    beachSet(c, allOver('palm', 80, 72, 1.05), shirt(c, { print: allOver('palm', 80, 72, 1.05) })),
  'wave-hop-set': (c) => beachSet(c, waves, tee(c, { drawing: sunOverDunes, contrastNeck: true })),
  'graph-paper-smock': (c) => smockDress(c, { print: grid, sleeve: 'short', collar: house.pearl }),
  'confetti-party-smock': (c) => smockDress(c, { print: confetti, sleeve: 'flutter', collar: house.pearl }),
  'dot-to-dot-playsuit': (c) => jumpsuit(c, { material: 'poplin', long: false, print: dots }),
}
