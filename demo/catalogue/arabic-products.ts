import { accessories } from './arabic/accessories.ts'
import type { ArabicTexts } from './arabic/arabic-texts.ts'
import { babyToys } from './arabic/baby-toys.ts'
import { babywear } from './arabic/babywear.ts'
import { bottoms } from './arabic/bottoms.ts'
import { dresses } from './arabic/dresses.ts'
import { dungarees } from './arabic/dungarees.ts'
import { musicAndOutdoor } from './arabic/music-and-outdoor.ts'
import { nightwear } from './arabic/nightwear.ts'
import { occasionWear } from './arabic/occasion-wear.ts'
import { puzzlesAndGames } from './arabic/puzzles-and-games.ts'
import { shirts } from './arabic/shirts.ts'
import { shoes } from './arabic/shoes.ts'
import { skirts } from './arabic/skirts.ts'
import { sneakersAndSandals } from './arabic/sneakers-and-sandals.ts'
import { softToys } from './arabic/soft-toys.ts'
import { swimwear } from './arabic/swimwear.ts'
import { tShirts } from './arabic/t-shirts.ts'
import { tops } from './arabic/tops.ts'
import { toys } from './arabic/toys.ts'
import { trousers } from './arabic/trousers.ts'
import { warmLayers } from './arabic/warm-layers.ts'
import { woodenToys } from './arabic/wooden-toys.ts'

export const arabicProducts: ArabicTexts = {
  ...accessories,
  ...babyToys,
  ...babywear,
  ...bottoms,
  ...dresses,
  ...dungarees,
  ...musicAndOutdoor,
  ...nightwear,
  ...occasionWear,
  ...puzzlesAndGames,
  ...shirts,
  ...shoes,
  ...skirts,
  ...sneakersAndSandals,
  ...softToys,
  ...swimwear,
  ...tShirts,
  ...tops,
  ...toys,
  ...trousers,
  ...warmLayers,
  ...woodenToys,
}
