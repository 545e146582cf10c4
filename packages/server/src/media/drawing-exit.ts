/** Exit code of a drawing process when the disk did not take the picture. */
export const NOT_WRITTEN = 3
