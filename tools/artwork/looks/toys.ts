import { lightness } from '../kit/colour.ts'
import { rattle, threadingBeads } from '../toys/baby-toys.ts'
import { camel } from '../toys/camel.ts'
import { clothDoll, handPuppet, pegFamily, people } from '../toys/dolls.ts'
import { clothBook, crayons, paintBox, storyBook } from '../toys/drawing-and-reading.ts'
import { skittles, spinningTop } from '../toys/games.ts'
import { abacus, beadMaze, clock, shapeSorter } from '../toys/learning-toys.ts'
import { drum, maracas, ukulele, xylophone } from '../toys/music.ts'
import { bathBoats, beachBall, kite, ringToss, sandSet, skippingRope } from '../toys/outdoors.ts'
import { bear, bunny, elephant, fennec, owl } from '../toys/plush.ts'
import { dugong, octopus, starfish, turtle, whale } from '../toys/plush-sea.ts'
import { fruitCrate, teaSet } from '../toys/pretend-play.ts'
import { memoryCards, puzzle } from '../toys/puzzles.ts'
import { aeroplane, bus, car, rocket, truck } from '../toys/vehicles.ts'
import { arches, dhow, letterBlocks, robot, stackingRings, train, windTowerHouse } from '../toys/wooden.ts'
import type { Looks } from './look.ts'

export const toyLooks: Looks = {
  'noor-the-camel': (c) => camel(c),
  'luli-the-bunny': (c) => bunny(c),
  'bashir-the-bear': (c) => bear(c),
  'fanak-the-fennec': (c) => fennec(c),
  'fil-the-elephant': (c) => elephant(c),
  'bouma-the-owl': (c) => owl(c),
  'duna-the-dugong': (c) => dugong(c),
  'sulhafa-the-turtle': (c) => turtle(c),
  'mawj-the-whale': (c) => whale(c),
  'okto-the-octopus': (c) => octopus(c),
  'najma-the-starfish': (c) => starfish(c),
  'mira-cloth-doll': (c) =>
    clothDoll(
      c,
      people[lightness(c.cloth) > 0.7 ? 2 : lightness(c.cloth) > 0.62 ? 1 : 0] ?? {
        skin: '#C98B62',
        hair: '#3A2A24',
      },
    ),
  'peg-family': (c) => pegFamily(c),
  'falcon-hand-puppet': (c) => handPuppet(c),
  'sunrise-arches': (c) => arches(c),
  'pebble-stacker': (c) => stackingRings(c),
  'first-letters-blocks': (c) => letterBlocks(c),
  'desert-express-train': (c) => train(c),
  'dhow-sail-boat': (c) => dhow(c),
  'beep-the-robot': (c) => robot(c),
  'wind-tower-house': (c) => windTowerHouse(c),
  'corniche-car': (c) => car(c),
  'sand-dump-truck': (c) => truck(c),
  'school-bus': (c) => bus(c),
  'propeller-plane': (c) => aeroplane(c),
  'hope-stacking-rocket': (c) => rocket(c),
  'little-drum': (c) => drum(c),
  'rainbow-xylophone': (c) => xylophone(c),
  'festival-maracas': (c) => maracas(c),
  'beach-ukulele': (c) => ukulele(c),
  'camel-trail-puzzle': (c) => puzzle(c),
  'turtle-bay-puzzle': (c) => puzzle(c, 'turtle'),
  'sea-and-sand-memory': (c) => memoryCards(c),
  'garden-skittles': (c) => skittles(c),
  'whirling-top': (c) => spinningTop(c),
  'counting-abacus': (c) => abacus(c),
  'shape-sorting-cube': (c) => shapeSorter(c),
  'my-first-clock': (c) => clock(c),
  'looping-bead-maze': (c) => beadMaze(c),
  'shamal-kite': (c) => kite(c),
  'jumeirah-beach-ball': (c) => beachBall(c),
  'sandcastle-set': (c) => sandSet(c),
  'three-bath-boats': (c) => bathBoats(c),
  'skipping-rope': (c) => skippingRope(c),
  'ring-toss': (c) => ringToss(c),
  'sunrise-crayons': (c) => crayons(c),
  'travel-paint-box': (c) => paintBox(c),
  'noor-and-the-moon': (c) => storyBook(c),
  'rustle-cloth-book': (c) => clothBook(c),
  'garden-tea-set': (c) => teaSet(c),
  'date-farm-fruit-crate': (c) => fruitCrate(c),
  'threading-beads': (c) => threadingBeads(c),
  'sunny-rattle': (c) => rattle(c),
}
