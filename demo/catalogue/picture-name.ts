export const views = ['front', 'styled', 'detail'] as const
export type View = (typeof views)[number]

/** `dune-gauze-dress-shell-front.avif` */
export const pictureName = (handle: string, colorName: string, view: View): string =>
  `${handle}-${colorName.toLowerCase()}-${view}.avif`
