import { liveRoute } from '#live/live-route'
import { defineModule } from '#modules/define-module'

export const liveModule = defineModule({
  name: 'live',
  http: ({ app, shop, options }) => liveRoute(app, shop, options.database.url),
})
