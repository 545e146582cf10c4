import { type ContentKey, type ContentName, slugOfStory } from '@little-dunes/domain/content/content-items'
import { contentNames } from '#ui/display/content-names-messages'

/** Display name of an item; stories have the end of their address. */
export const contentName = (item: ContentKey): string =>
  slugOfStory(item) ?? contentNames[item as ContentName]
