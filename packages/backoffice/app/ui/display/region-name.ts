import { uiMessages } from '#ui/ui-messages'

const names: Readonly<Record<string, string>> = uiMessages.regions

/** Emirates in the language of the page; other regions are returned unchanged. */
export const regionName = (region: string): string => names[region] ?? region
