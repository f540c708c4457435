/** Something the user can mend: printed as one sentence, exit code 1. Anything else that is thrown is our bug. */
export class Problem extends Error {}
/** A disk that fails: the process ends at once, as a server does, and leaves everything as it is. */
export class DiskProblem extends Problem {}
