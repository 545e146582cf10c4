import { type ContentKey, type ContentName, slugOfStory } from '@little-dunes/domain/content/content-items'
import { contentNames } from '#ui/display/content-names-messages'

/** What an item is called: a story by the end of its address. */
export const contentName = (item: ContentKey): string =>
  slugOfStory(item) ?? contentNames[item as ContentName]
