import { type Import, isTest, type Sources } from './import-graph.ts'

const MAX_FILES = 25

/** A translation is beside the file that it replaces in the build of its language. */
const TRANSLATION = /\.ar\.ts$/

/** A folder with more files than a reader takes in at a glance hides its content. */
export function crowdedFolders(sources: Sources): string[] {
  const files = [...sources.keys()].filter((file) => !TRANSLATION.test(file))
  const folders = Map.groupBy(files, (file) => file.slice(0, file.lastIndexOf('/')))
  return [...folders]
    .filter(([, files]) => files.length > MAX_FILES)
    .map(
      ([folder, files]) =>
        `${folder}: ${files.length} files exceed the maximum of ${MAX_FILES}. Split the folder.`,
    )
}

/** A test, or a file that only tests use. */
export const isTesting = (file: string) => isTest(file) || file.includes('/testing/')

/** A test beside a file is named after it. */
const isTestOfFile = ({ from, to = '' }: Import) =>
  from.replace(/(\.unit)?\.test\.tsx?$/, '') === to.replace(/\.tsx?$/, '')

/** Test doubles belong in `testing` folders, and no product file may use them. */
export function misplacedTestDoubles(sources: Sources, imports: Import[]): string[] {
  const users = Map.groupBy(imports, ({ to }) => to ?? '')
  const doubles = [...sources.keys()].filter((file) => {
    const uses = (users.get(file) ?? []).filter((one) => !isTestOfFile(one))
    return isProduct(file) && !isEntry(file) && uses.length > 0 && uses.every(({ from }) => isTesting(from))
  })
  const leaks = imports.filter(({ from, to }) => isProduct(from) && to?.includes('/testing/'))
  return [
    ...doubles.map((file) => `${file}: only tests use this file. Move it to a testing folder.`),
    ...leaks.map(
      ({ from, specifier }) => `${from}: product code may not import the test double ${specifier}`,
    ),
  ]
}

/** Files without importers: entry points and translations. */
const isEntry = (file: string) => file.endsWith('/main.ts') || TRANSLATION.test(file)

const isProduct = (file: string) => file.startsWith('packages/') && !isTesting(file)
