import { checkPrint } from '../garments/tops.ts'
import { motifs } from '../kit/motifs.ts'
import { scatter, stripes } from '../kit/prints.ts'
import { chelseaBoots, desertBoots, furBoots, rainBoots } from '../shoes/boots.ts'
import { balletFlats, espadrilles, loafers, maryJanes, slippers } from '../shoes/dress-shoes.ts'
import { fishermanSandals, flipFlops, slides, strapSandals, waterShoes } from '../shoes/sandals.ts'
import { courtSneakers, highTops, slipOns, strapRunners } from '../shoes/sneakers.ts'
import type { Looks } from './look.ts'

export const shoeLooks: Looks = {
  'sunrise-court-sneakers': (c) => courtSneakers(c),
  'skyline-high-tops': (c) => highTops(c, motifs.star(c.ink)),
  'quick-strap-runners': (c) => strapRunners(c),
  'boardwalk-slip-ons': (c) => slipOns(c, checkPrint(c)),
  'sailor-stripe-slip-ons': (c) => slipOns(c, stripes(c.ink, 14, 34)),
  'souk-sandals': (c) => strapSandals(c),
  'fisherman-sandals': (c) => fishermanSandals(c),
  'pool-slides': (c) => slides(c, motifs.sun(c.ink)),
  'beach-day-flip-flops': (c) => flipFlops(c, stripes(c.ink, 16, 60)),
  'rockpool-water-shoes': (c) => waterShoes(c),
  'pearl-mary-janes': (c) => maryJanes(c),
  'velvet-mary-janes': (c) => maryJanes(c, 'felt'),
  'bow-ballet-flats': (c) => balletFlats(c),
  'penny-loafers': (c) => loafers(c),
  'rope-espadrilles': (c) => espadrilles(c, stripes(c.ink, 10, 40)),
  'splash-boots': (c) => rainBoots(c),
  'tide-pool-boots': (c) =>
    rainBoots(c, scatter([motifs.fish(c.ink, c.second)], { across: 90, down: 72, scale: 1.2 })),
  'city-chelsea-boots': (c) => chelseaBoots(c),
  'camel-desert-boots': (c) => desertBoots(c),
  'mountain-fur-boots': (c) => furBoots(c),
  'sleepy-moon-slippers': (c) => slippers(c, motifs.moon(c.ink)),
}
