import { fetchImportPictures } from '#imports/fetch-import-pictures'
import { IMPORT_JOBS } from '#imports/forget-imports'
import { checkImport, startImport, undoWholeImport } from '#imports/import-steps'
import { listImports, seeFaultyRows, seeImport } from '#imports/see-import'
import { uploadImport } from '#imports/upload-import'
import { pictureFinder } from '#media/picture-files'
import { defineModule } from '#modules/define-module'

export const importsModule = defineModule({
  name: 'imports',
  calls: ({ options }) => {
    const hasPicture = pictureFinder(options.dataFolder)
    return {
      'POST /api/staff/import/upload': uploadImport,
      'GET /api/staff/imports': listImports,
      'GET /api/staff/import': seeImport,
      'GET /api/staff/import/faulty': seeFaultyRows,
      'POST /api/staff/import/check': [checkImport(hasPicture), { beyondTransaction: true }],
      'POST /api/staff/import/start': [startImport(hasPicture), { beyondTransaction: true }],
      'POST /api/staff/import/pictures': [
        fetchImportPictures({ folder: options.dataFolder, fetch: options.fetchPicture }),
        { beyondTransaction: true },
      ],
      'POST /api/staff/import/undo': [undoWholeImport, { beyondTransaction: true }],
    }
  },
  jobs: IMPORT_JOBS,
})
