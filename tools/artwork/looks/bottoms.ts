import { hairBows, sunglasses, umbrella } from '../garments/accessories.ts'
import { bibs, blanket, booties, romper, sleepsuit } from '../garments/babies.ts'
import { backpack, bottle, lunchBox } from '../garments/bags.ts'
import { bigTurtle, camelUnderMoon, risingSun } from '../garments/front-drawings.ts'
import { beanie, cap, strawHat, sunHat } from '../garments/hats.ts'
import { socks, tights } from '../garments/legwear.ts'
import { bloomers, shorts } from '../garments/short-styles.ts'
import { circleSkirt, denimSkirt, pleatedSkirt, tieredSkirt, tutu } from '../garments/skirts.ts'
import { frillSwimsuit, sportSwimsuit, sunSuit, sunTop, swimShorts, twoPiece } from '../garments/swimwear.ts'
import { bandedPrint, towelPoncho } from '../garments/towelling.ts'
import { cargoTrousers, flyTrousers, joggers, leggings, wideTrousers } from '../garments/trouser-styles.ts'
import { house } from '../kit/colour.ts'
import { colourway } from '../kit/colourway.ts'
import { motifs } from '../kit/motifs.ts'
import {
  allOver,
  broadStripes,
  confetti,
  mixed,
  tiles,
  twoToneStripes,
  waves,
  wovenStripe,
} from './cloth-prints.ts'
import type { Looks } from './look.ts'

export const bottomLooks: Looks = {
  'dune-joggers': (c) => joggers(c, { badge: true }),
  'track-stripe-joggers': (c) => joggers(c, { stripe: true }),
  'creek-chinos': (c) => flyTrousers(c),
  'turn-up-jeans': (c) => flyTrousers(c, { denim: true, turnUps: true }),
  'climbing-tree-jeans': (c) => flyTrousers(c, { denim: true, patches: true }),
  'treasure-pocket-cargos': (c) => cargoTrousers(c),
  'star-rib-leggings': (c) => leggings(c, mixed('star', 'pin', 64, 58, 0.62)),
  'everyday-leggings': (c) => leggings(c),
  'wide-gauze-trousers': (c) => wideTrousers(c),
  'mosaic-wide-trousers': (c) => wideTrousers(c, tiles),
  'breeze-gauze-shorts': (c) => shorts(c),
  'harbour-chino-shorts': (c) => shorts(c, { material: 'poplin', fly: true }),
  'turn-up-denim-shorts': (c) => shorts(c, { material: 'denim', fly: true, turnUps: true }),
  'sports-day-shorts': (c) => shorts(c, { material: 'sweat', sideStripe: true }),
  'long-linen-shorts': (c) => shorts(c, { material: 'linen', long: true }),
  'cloud-gauze-bloomers': (c) => bloomers(c),
  'orchard-bloomers': (c) => bloomers(c, allOver('cherry', 64, 58, 0.9)),
  'sunset-tiered-skirt': (c) => tieredSkirt(c),
  'button-denim-skirt': (c) => denimSkirt(c),
  'first-day-pleated-skirt': (c) => pleatedSkirt(c),
  'dancing-tutu': (c) => tutu(c),
  'twirl-skirt': (c) => circleSkirt(c, allOver('fish', 74, 58, 1, 10)),
  'first-dunes-romper': (c) => romper(c, { dunes: true }),
  'ribbed-bodysuit': (c) => romper(c, { material: 'rib', sleeve: 'long' }),
  'gauze-frill-romper': (c) => romper(c, { material: 'gauze', sleeve: 'flutter' }),
  'little-fish-romper': (c) => romper(c, { print: allOver('fish', 66, 54, 0.9, 10) }),
  'star-gazer-sleepsuit': (c) => sleepsuit(c, { print: mixed('star', 'moon', 66, 60, 0.7) }),
  'lullaby-camel-sleepsuit': (c) => sleepsuit(c, { drawing: camelUnderMoon }),
  'muslin-bibs': (c) => bibs(c, allOver('sun', 84, 70, 1, 8)),
  'felt-booties': (c) => booties(c),
  'woven-knit-blanket': (c) => blanket(c, bandedPrint),
  'lagoon-frill-swimsuit': (c) => frillSwimsuit(c),
  'shell-frill-swimsuit': (c) => frillSwimsuit(c, allOver('shell', 66, 58, 1, 24)),
  'racing-stripe-swimsuit': (c) => sportSwimsuit(c, twoToneStripes),
  'dhow-swim-shorts': (c) => swimShorts(c, allOver('boat', 84, 70, 1.15, 8)),
  'turtle-swim-shorts': (c) => swimShorts(c, allOver('turtle', 78, 70, 1, 60)),
  'reef-fish-swim-shorts': (c) => swimShorts(c, mixed('fish', 'wave', 82, 58, 1)),
  'sun-safe-swim-top': (c) => sunTop(c, risingSun),
  'turtle-sun-top': (c) => sunTop(c, bigTurtle),
  'zip-up-sun-suit': (c) => sunSuit(c, waves),
  'pearl-diver-two-piece': (c) => twoPiece(c, broadStripes),
  'hooded-towel-poncho': (c) => towelPoncho(c, bandedPrint(c)),
  'shell-sun-hat': (c) => sunHat(c, allOver('shell', 72, 60, 0.9, 24)),
  'gingham-bucket-hat': (c) => sunHat(c, wovenStripe, 'linen'),
  'date-farm-straw-hat': (c) => strawHat(c),
  'half-sun-cap': (c) => cap(c, motifs.sun(c.ink, c.third)),
  'pompom-beanie': (c) => beanie(c),
  'tide-socks': (c) => socks(c, colourway(c.ink === house.pearl ? 'Saffron' : 'Pearl'), colourway('Lagoon')),
  'ribbed-tights': (c) => tights(c),
  'fennec-rucksack': (c) => backpack(c, motifs.star(c.ink), true),
  'school-rucksack': (c) => backpack(c, motifs.sun(c.ink, c.second)),
  'linen-hair-bows': (c) => hairBows(c),
  'round-sunglasses': (c) => sunglasses(c),
  'rainy-day-umbrella': (c) => umbrella(c, allOver('cloud', 88, 70, 1)),
  'desert-walk-bottle': (c) => bottle(c, mixed('cactus', 'sun', 74, 76, 0.8)),
  'picnic-lunch-box': (c) => lunchBox(c, motifs.gull(c.ink)),
  'sea-grass-leggings': (c) => leggings(c, confetti, 'jersey'),
}
