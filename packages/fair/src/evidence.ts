/** What a client keeps to show that a server forgot something; apart, for a page that needs nothing else of this package. */
export * from './mark.ts';
export * from './request.ts';
