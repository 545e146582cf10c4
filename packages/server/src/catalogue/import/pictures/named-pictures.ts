/** Pictures that lie together in a folder or an archive. */
export interface NamedPictures {
  /** Paths within it. */
  readonly names: readonly string[]
  /** Throws `PictureRefused`. */
  read(name: string): Promise<Buffer>
  close(): Promise<void>
}
