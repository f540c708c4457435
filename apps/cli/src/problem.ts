/** Something the user can mend: printed as one sentence, exit code 1. Anything else that is thrown is our bug. */
export class Problem extends Error {}
