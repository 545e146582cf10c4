/** Elements without attributes that a guide may contain. */
type PlainTag =
  | 'code'
  | 'em'
  | 'li'
  | 'ol'
  | 'p'
  | 'strong'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'tr'
  | 'ul'

export type GuideNode =
  | string
  | { tag: PlainTag; children: GuideNode[] }
  /** `place` is a chapter, or a section as in `ship#pack-orders`. */
  | { tag: 'a'; place: string; children: GuideNode[] }
  | { tag: 'img'; file: string; alt: string }

export interface GuideSection {
  /** Anchor, the same as on GitHub. */
  id: string
  level: 2 | 3
  title: string
  content: GuideNode[]
}

export interface Guide {
  title: string
  intro: GuideNode[]
  sections: GuideSection[]
}

interface GuidePicture {
  address: string
  width: number
  height: number
}

/** A guide of the build, with its pictures by file. */
export interface BuiltGuide extends Guide {
  pictures: Record<string, GuidePicture>
}
