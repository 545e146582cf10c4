/**
 * The address of the page and ways to change it. Components import them from here, so that a page can be shown without
 * React Router.
 */
export {
  type Location,
  Navigate,
  type NavigateFunction,
  PrefetchPageLinks,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router'
