import { bottomLooks } from './bottoms.ts'
import { dressLooks } from './dresses.ts'
import type { Looks } from './look.ts'
import { shoeLooks } from './shoes.ts'
import { topLooks } from './tops.ts'
import { toyLooks } from './toys.ts'

/** Every product that has pictures, by its handle. */
export const looks: Looks = { ...topLooks, ...dressLooks, ...bottomLooks, ...shoeLooks, ...toyLooks }
