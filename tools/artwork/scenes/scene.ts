import type { Backdrop, Picture } from '../renderer/picture.ts'
import type { Size } from './stage.ts'

/** A picture of the shop itself. */
export interface Scene extends Size {
  backdrop: Backdrop
  draw: (picture: Picture, size: Size) => Promise<void>
}

/** Scenes by the name of their file. */
export type Scenes = Readonly<Record<string, Scene>>
