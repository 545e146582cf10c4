import type { ContentValues, FrameName } from '#content/content-items'
import { categoryPath, INFORMATION_PATHS, PATHS, typePath } from '#paths'

/** Default links of banner and footer (D-77). `Reviews` leads nowhere (SHELL-44). */
export const frameLinks: { [Name in FrameName]: ContentValues<Name> } = {
  banner: {},
  footer: {
    shop1To: categoryPath('Boys'),
    shop2To: categoryPath('Girls'),
    shop3To: categoryPath('Unisex'),
    shop4To: typePath('shoes'),
    care1To: INFORMATION_PATHS.help,
    care2To: INFORMATION_PATHS.contact,
    care3To: INFORMATION_PATHS.sizeGuide,
    care4To: INFORMATION_PATHS.returns,
    care5To: PATHS.trackOrder,
    about1To: INFORMATION_PATHS.about,
    about2To: '',
    about3To: INFORMATION_PATHS.terms,
    about4To: INFORMATION_PATHS.privacy,
  },
}
