/** An external service could not be reached or did not answer. It may have executed the request. */
export class ServiceUnavailable extends Error {}
