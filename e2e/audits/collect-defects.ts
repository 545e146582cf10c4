import type { Page } from '@playwright/test'
import { forbiddenWords } from './forbidden-words.ts'
import { latinWords } from './latin-words.ts'
import { layoutDefects } from './layout-defects.ts'

/** Collects defects of the Arabic pages in a journey, by name of the page. */
export function collectDefects() {
  const defects: string[] = []
  return {
    defects,
    /** `known`: data of the shop and of customers in Latin letters. */
    async look(page: Page, name: string, known?: readonly string[]): Promise<void> {
      for (const words of await latinWords(page, known)) defects.push(`${name}: ${words}`)
      for (const defect of await layoutDefects(page)) defects.push(`${name}: ${defect}`)
      for (const words of await forbiddenWords(page)) defects.push(`${name}: ${words}`)
    },
  }
}

export type Look = ReturnType<typeof collectDefects>['look']

/** Devices of the Arabic journeys; most customers read on a phone. */
export const DEVICES = [
  ['on a wide screen', {}],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const
