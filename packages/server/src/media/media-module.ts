import { staffDrawings } from '#media/drawing-limits'
import { mediaRoutes } from '#media/media-routes'
import { createPictureDrawer } from '#media/picture-drawer'
import { makeContentFilm, makeContentPicture, makeLogo, makeProductPicture } from '#media/staff/make-picture'
import { UPLOAD_JOBS } from '#media/staff/stored-uploads'
import { PICTURE_JOBS } from '#media/staff/unsaved-pictures'
import { uploadRoutes } from '#media/staff/upload-routes'
import { defineModule, type ModuleServer } from '#modules/define-module'

export const mediaModule = defineModule({
  name: 'media',
  calls: ({ options }) => ({
    'POST /api/staff/content/picture': [
      makeContentPicture(options.dataFolder),
      { queue: staffDrawings, beyondTransaction: true },
    ],
    'POST /api/staff/settings/logo': [
      makeLogo(options.dataFolder),
      { queue: staffDrawings, beyondTransaction: true },
    ],
    'POST /api/staff/content/film': [
      makeContentFilm(options.dataFolder),
      { queue: staffDrawings, beyondTransaction: true },
    ],
    'POST /api/staff/picture': [
      makeProductPicture(options.dataFolder),
      { queue: staffDrawings, beyondTransaction: true },
    ],
  }),
  http(server) {
    showPictures(server)
    uploadRoutes(server.app, server.shop)
  },
  jobs: [...UPLOAD_JOBS, ...PICTURE_JOBS],
})

function showPictures({ app, shop, options: { dataFolder, pictureJob } }: ModuleServer) {
  const drawer = pictureJob ? createPictureDrawer(shop, dataFolder) : null
  mediaRoutes(app, dataFolder, drawer)
  app.addHook('onClose', async () => drawer?.close())
}
