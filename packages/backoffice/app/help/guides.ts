import type { BuiltGuide } from '#help/guide'

const files = import.meta.glob<BuiltGuide>('../../../../docs/guide/*.md', { eager: true, import: 'default' })

/** The guides by the name of their file, without `.md`. */
export const guides: ReadonlyMap<string, BuiltGuide> = new Map(
  Object.entries(files).map(([file, guide]) => [file.replace(/^.*\/|\.md$/g, ''), guide]),
)
