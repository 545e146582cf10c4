/**
 * The address of the page and ways to change it. Components import them from here, so that a page can be shown without
 * React Router.
 */
export {
  type Location,
  Navigate,
  type NavigateFunction,
  type NavigateOptions,
  PrefetchPageLinks,
  type To,
  useHref,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
