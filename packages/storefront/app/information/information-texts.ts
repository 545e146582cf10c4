import type { Fils } from '@little-dunes/domain/money'
import type { INFORMATION_PATHS } from '@little-dunes/domain/paths'

export type InformationName = keyof typeof INFORMATION_PATHS

/** Settings of the shop that the texts speak of; fees in fils. */
export interface InformationFacts {
  deliveryFee: Fils
  freeDeliveryAbove: Fils
  expressFee: Fils
  /** Empty where the shop has none. */
  helpEmail: string
}

export interface InformationSection {
  heading: string
  paragraphs?: readonly string[]
  points?: readonly string[]
}

export interface InformationText {
  /** Heading of the page and words of links to it. */
  name: string
  lead: string
  sections(facts: InformationFacts): readonly InformationSection[]
}

export interface InformationTexts {
  home: string
  title(heading: string): string
  write: string
  call(phone: string): string
  chat: string
  related: string
  pages: Record<InformationName, InformationText>
}
