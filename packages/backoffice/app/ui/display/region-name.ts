import { uiMessages } from '#ui/ui-messages'

const names: Readonly<Record<string, string>> = uiMessages.regions

/** An emirate of an address in the language of the page; what is none, as it was written. */
export const regionName = (region: string): string => names[region] ?? region
