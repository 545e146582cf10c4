import { PATHS } from '#shell/paths'

export const importPath = (id: string): string => `${PATHS.imports}/${id}`
