/** A child's name and size. No birthday, and no use for advertising (Federal Decree-Law 26/2025). */
export interface ChildSize {
  name: string
  size: string
}

export const MAX_CHILDREN = 12
export const LONGEST_CHILD_NAME = 40
const LONGEST_SIZE = 20

export const areChildSizes = (children: readonly ChildSize[]): boolean =>
  children.length <= MAX_CHILDREN &&
  children.every(
    ({ name, size }) =>
      name.trim() !== '' &&
      name.trim().length <= LONGEST_CHILD_NAME &&
      size.trim() !== '' &&
      size.trim().length <= LONGEST_SIZE,
  )
