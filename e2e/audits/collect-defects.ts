import type { Page } from '@playwright/test'
import { latinWords } from './latin-words.ts'
import { layoutDefects } from './layout-defects.ts'

/** Every defect of the Arabic pages that a journey looks at, by the name of the page. */
export function collectDefects() {
  const defects: string[] = []
  return {
    defects,
    /** `known`: data of the shop and of people with Latin letters. */
    async look(page: Page, name: string, known?: readonly string[]): Promise<void> {
      for (const words of await latinWords(page, known)) defects.push(`${name}: ${words}`)
      for (const defect of await layoutDefects(page)) defects.push(`${name}: ${defect}`)
    },
  }
}

export type Look = ReturnType<typeof collectDefects>['look']

/** Arabic journeys are made on both; one hand on a phone is how most shoppers read. */
export const DEVICES = [
  ['on a wide screen', {}],
  ['on a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const
