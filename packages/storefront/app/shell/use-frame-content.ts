import type { ContentTexts, ContentValues, FrameName } from '@little-dunes/domain/content/content-items'
import { frameLinks } from '@little-dunes/domain/content/defaults/frame-links'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import { NOTHING_CHANGED, withChanges } from '#platform/staff-content'
import { shellMessages } from '#shell/shell-messages'

export function useFrameContent<Name extends FrameName>(
  name: Name,
): ContentTexts<Name> & ContentValues<Name> {
  const texts: { [One in FrameName]: ContentTexts<One> } = useMessages(shellMessages).content
  const content = useRootData()?.content ?? NOTHING_CHANGED
  return withChanges(name, { ...texts[name], ...frameLinks[name] }, content)
}
