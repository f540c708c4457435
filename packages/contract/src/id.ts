/**
 * What an id looks like. Ids become keys of records, so the names that every object has already are none: where those
 * are frozen, whoever writes them stumbles, and where they are not, something is found that nobody put there.
 */
export const idPattern = new RegExp(
  `^(?!(?:${[...Object.getOwnPropertyNames(Object.prototype), 'prototype'].join('|')})$)[A-Za-z0-9_-]+$`,
);
